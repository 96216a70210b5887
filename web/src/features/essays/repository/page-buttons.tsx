import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';

const MOST_NUMBERS = 5;

/** At most five pages around the current one. */
export const pagesAround = (page: number, pages: number) => {
  const shown = Math.min(pages, MOST_NUMBERS);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, at) => first + at);
};

type PageButtonsProps = { page: number; pages: number; addressOf: (page: number) => string };

export const PageButtons = ({ page, pages, addressOf }: PageButtonsProps) => (
  <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
    <Step to={page > 1 ? addressOf(page - 1) : null}>Previous</Step>
    {pagesAround(page, pages).map((each) => (
      <Button key={each} asChild size="sm" variant={each === page ? 'primary' : 'outline'}>
        <Link
          to={addressOf(each)}
          aria-label={`Page ${each}`}
          aria-current={each === page ? 'page' : undefined}
          className="min-w-8 tabular-nums pointer-coarse:min-w-11"
        >
          {each}
        </Link>
      </Button>
    ))}
    <Step to={page < pages ? addressOf(page + 1) : null}>Next</Step>
  </nav>
);

const Step = ({ to, children }: { to: string | null; children: string }) =>
  to === null ? (
    <Button size="sm" variant="outline" disabled>
      {children}
    </Button>
  ) : (
    <Button asChild size="sm" variant="outline">
      <Link to={to}>{children}</Link>
    </Button>
  );
