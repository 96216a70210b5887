import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { type CategoryFilter } from './row-filters';

type NoRowsProps = { category: CategoryFilter; estimates: boolean; onClear: () => void };

/** Why the table is empty, and what to do about it. */
export const NoRows = ({ category, estimates, onClear }: NoRowsProps) =>
  category !== 'all' && !estimates ? (
    <EmptyState
      title="Not enough to estimate yet"
      action={
        <Button asChild>
          <Link to="/profile?section=academic&step=performance">Add your GPA</Link>
        </Button>
      }
    >
      Add a GPA or a test score to see which colleges are Reach, Target and Safety for you.
    </EmptyState>
  ) : (
    <EmptyState
      title="No colleges found"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear All Filters
        </Button>
      }
    >
      Try adjusting your search criteria or filters to find more colleges.
    </EmptyState>
  );
