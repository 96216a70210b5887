import { Link } from 'react-router-dom';
import { type View, VIEWS } from './views';
import { type Words } from './words';

/** The same profile as a whole, as an activities sheet, and as a resume. */
export const ViewLinks = ({ view: current, words }: { view: View; words: Words }) => (
  <nav
    aria-label={words.views}
    className="flex flex-wrap gap-1 justify-self-start rounded-xl bg-sunken p-1 print:hidden"
  >
    {VIEWS.map((view) => (
      <Link
        key={view}
        to={view === 'profile' ? '?' : `?view=${view}`}
        {...(view === current ? { 'aria-current': 'page' as const } : {})}
        className="inline-flex min-h-11 items-center rounded-[11px] px-3.5 font-[550] max-md:px-2.5 max-md:text-hint text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:shadow-card"
      >
        {words[`${view}View`]}
      </Link>
    ))}
  </nav>
);
