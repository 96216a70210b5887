import { Button } from '@/components/ui/basics/button';

type PagesProps = {
  /** "Pages of users". */
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onTurn: (page: number) => void;
};

export const Pages = ({ label, page, pageSize, total, onTurn }: PagesProps) => {
  const last = Math.ceil(total / pageSize);
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center gap-2 border-t px-4 py-3 text-hint md:px-5"
    >
      <p role="status" className="mr-auto text-muted-foreground tabular-nums">
        {from.toLocaleString('en-US')}–{to.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <Button variant="outline" size="sm" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
};
