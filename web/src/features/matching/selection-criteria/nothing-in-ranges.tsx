import { useQuery } from '@tanstack/react-query';
import { readSelectionCriteriaOptions } from '@/api/queries/matching.gen';
import { CriteriaButton } from './criteria-button';
import { hasRanges } from './has-ranges';

/** In the place of a balanced list that the student's own ranges leave empty. */
const NothingInRanges = () => {
  const { data = null } = useQuery(readSelectionCriteriaOptions());
  if (!hasRanges(data)) return null;

  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border bg-card p-4">
      No college fits all the ranges you set, so your balanced list is empty. Widen one.
      <CriteriaButton />
    </p>
  );
};

export default NothingInRanges;
