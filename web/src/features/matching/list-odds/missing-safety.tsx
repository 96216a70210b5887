import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Recommendation, type SavedCollege } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { chanceRange } from '@/lib/words/chances';
import { useRecommendations } from '../recommendations/use-recommendations';
import { useSaveCollege } from '../saved-colleges/use-save-college';
import { type ListWork } from './list-work';

type MissingSafetyProps = { list: readonly SavedCollege[]; work: ListWork };

/** Likely colleges of the list that are no safety. */
const MOST_NAMED = 2;

/** A list without a safe college that the family can pay for is not finished. Offers the best one. */
const MissingSafety = ({ list, work }: MissingSafetyProps) => {
  const recommendations = useRecommendations();
  const saved = new Set(list.map(({ collegeId }) => collegeId));
  const best = recommendations.data?.find(
    ({ college, category }) => category === 'safety' && !saved.has(college.id),
  );

  return (
    <Notice>
      <div className="grid gap-2.5">
        <div>
          <p className="font-semibold">
            {work.knowsBudget ? 'Missing: a safe college your family can pay for' : 'Missing: a safe college'}
          </p>
          <p className="text-hint">{reasonFor(work)}</p>
        </div>
        {work.almostSafe.slice(0, MOST_NAMED).map(({ name, why }) => (
          <p key={name} className="text-hint">
            <b className="font-semibold">{name}</b>: {why}
          </p>
        ))}
        {recommendations.isPending ? (
          <Skeleton className="h-14.5 max-w-100" />
        ) : best ? (
          <AddSafety {...best} />
        ) : (
          <LookAround />
        )}
      </div>
    </Notice>
  );
};

const reasonFor = ({ answered, safeties }: ListWork) => {
  if (answered.yes.length > 0)
    return 'You have a yes, but its price may be too high. Its aid offer will tell.';
  return safeties > 0
    ? 'Your list has a safety, but its price may be too high. A list isn’t finished until one is both safe and affordable.'
    : 'A list isn’t finished without one you would be glad to attend.';
};

const LookAround = () => (
  <Link to="/colleges" className="link justify-self-start">
    Look for one among all colleges
  </Link>
);

const AddSafety = ({ college, match }: Recommendation) => {
  const { save, problem } = useSaveCollege(college, match);
  const { chanceLow: low, chanceHigh: high } = match;

  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-hint">
        We suggest <b className="font-semibold">{college.shortName}</b>, {college.location}
        {low !== null && high !== null && `, chance ${chanceRange(low, high)}`}.
      </p>
      <Button size="sm" icon={<Plus className="size-[1em]" />} onClick={save}>
        Add to my list
        <span className="sr-only">: {college.shortName}</span>
      </Button>
      {problem !== null && <p className="text-small font-semibold text-destructive">{problem}</p>}
    </div>
  );
};

export default MissingSafety;
