import { Button } from '@/components/ui/basics/button';
import { count } from '@/lib/words/figures';
import { pagesAround } from './pages-around';

type TablePagesProps = {
  /** What is listed, such as "colleges". */
  of: string;
  page: number;
  pageSize: number;
  total: number;
  onTurn: (page: number) => void;
};

/** Previous, at most five pages, Next. */
export const TablePages = ({ of, page, pageSize, total, onTurn }: TablePagesProps) => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);

  return (
    <nav aria-label={`Pages of ${of}`} className="flex flex-wrap items-center gap-2 py-3 text-hint">
      <p role="status" className="mr-auto text-muted-foreground tabular-nums">
        {count(from)}–{count(to)} of {count(total)}
      </p>
      {last > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
            Previous
          </Button>
          {pagesAround(page, last).map((each) => (
            <Button
              key={each}
              variant={each === page ? 'soft' : 'outline'}
              size="sm"
              className="tabular-nums max-md:hidden"
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onTurn(each)}
            >
              {each}
            </Button>
          ))}
          <Button variant="outline" size="sm" disabled={page >= last} onClick={() => onTurn(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
};
