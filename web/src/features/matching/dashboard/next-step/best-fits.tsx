import { Deferred } from '@/components/ui/basics/deferred';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { FirstColleges } from '../../recommendations/first-colleges';

/** The best college of each kind. Drawn after the rest of the card. */
export const BestFits = () => (
  <Deferred meanwhile={<Skeleton className="h-120 rounded-[12px]" />}>
    <FirstColleges
      heading={
        <h3 className="font-sans text-small font-semibold text-muted-foreground">
          Your best Reach, Target and Safety
        </h3>
      }
      addressOf={(collegeId) => `/?college=${collegeId}`}
    />
  </Deferred>
);
