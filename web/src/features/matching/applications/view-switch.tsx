import { Link } from 'react-router-dom';
import { type View, VIEWS } from './views';

/** Each view has an address of its own. */
export const ViewSwitch = ({ view }: { view: View }) => (
  <nav aria-label="View" className="print:hidden max-md:w-full">
    <ul className="grid grid-cols-3 gap-0.5 rounded-[11px] bg-sunken p-0.75 md:inline-grid">
      {VIEWS.map(({ view: each, label }) => (
        <li key={each} className="grid">
          <Link
            to={`?view=${each}`}
            replace
            preventScrollReset
            aria-current={each === view ? 'page' : undefined}
            className="inline-flex min-h-8 items-center justify-center rounded-[8px] px-4 text-hint font-[550] text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:shadow-card dark:aria-[current=page]:bg-accent pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
