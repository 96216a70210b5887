import { Button } from '@/components/ui/basics/button';
import { type Words } from './words';

type CaseloadPagesProps = {
  page: number;
  pageSize: number;
  total: number;
  words: Words;
  onTurn: (page: number) => void;
};

export const CaseloadPages = ({ page, pageSize, total, words, onTurn }: CaseloadPagesProps) => {
  const last = Math.ceil(total / pageSize);
  const from = (page - 1) * pageSize + 1;

  return (
    <nav
      aria-label={words.pages}
      className="flex flex-wrap items-center gap-2 border-t px-4 py-3 text-hint md:px-5"
    >
      <p role="status" className="mr-auto text-muted-foreground tabular-nums">
        {words.range(from, Math.min(page * pageSize, total), total)}
      </p>
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {words.previous}
      </Button>
      <Button variant="outline" size="sm" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {words.nextPage}
      </Button>
    </nav>
  );
};
