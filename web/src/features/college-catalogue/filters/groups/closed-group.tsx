import { percent } from '@/lib/words/figures';
import { FilterFigure } from './filter-figure';
import { FilterGettingIn } from './filter-getting-in';
import { FilterKind } from './filter-kind';
import { type FilterPartProps } from './filter-props';

const COMPLETION_STEPS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

type ClosedGroupProps = FilterPartProps & { group: 'getting-in' | 'kind' | 'graduation' };

/** What a group that starts closed asks, loaded when someone opens one. */
const ClosedGroup = ({ group, ...part }: ClosedGroupProps) => {
  if (group === 'getting-in') return <FilterGettingIn {...part} />;
  if (group === 'kind') return <FilterKind {...part} />;
  return (
    <FilterFigure
      {...part}
      name="completionMin"
      label="Graduation rate"
      leavesOut="Colleges that don’t report a rate aren’t shown."
      any="Any graduation rate"
      steps={COMPLETION_STEPS}
      words={(share) => `At least ${percent(share)}`}
    />
  );
};

export default ClosedGroup;
