import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';

/** It was deleted, or belongs to someone else. */
export const EssayNotFound = () => (
  <EmptyState
    title="Essay Not Found"
    action={
      <Button asChild>
        <Link to="/essays">Back to Essays</Link>
      </Button>
    }
  >
    It may have been deleted, or you may be signed in with another account.
  </EmptyState>
);
