import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type Shelf } from './row-filters';

type NoRowsProps = { shelf: Shelf; estimates: boolean; onClear: () => void };

/** Why the table is empty, and the one way out. */
export const NoRows = ({ shelf, estimates, onClear }: NoRowsProps) =>
  shelf !== 'all' && !estimates ? (
    <EmptyState
      title="Not enough to estimate yet"
      action={
        <Button asChild>
          <Link to="/profile?section=academic&step=performance">Add your GPA</Link>
        </Button>
      }
    >
      Reach, Target and Safety follow your chances, and those begin with your GPA or a score.
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
