import { Button } from '@/components/ui/basics/button';
import { USERS_PER_PAGE } from './use-users';

type UserPagesProps = { page: number; total: number; onTurn: (page: number) => void };

export const UserPages = ({ page, total, onTurn }: UserPagesProps) => {
  const last = Math.ceil(total / USERS_PER_PAGE);
  const from = Math.min((page - 1) * USERS_PER_PAGE + 1, total);
  const to = Math.min(page * USERS_PER_PAGE, total);
  return (
    <nav
      aria-label="Pages of users"
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
