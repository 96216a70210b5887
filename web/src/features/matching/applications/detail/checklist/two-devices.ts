import { type ApplicationChanges } from '@/features/matching/applications/detail/application-calls';
import { type ApplicationInFull } from '@/api';

/** An application as the student saw it when the change began. */
export type Seen = Pick<ApplicationInFull, 'updatedAt' | 'deadline'> &
  Omit<ApplicationChanges, 'checkedWhere'>;

const valueIn = (seen: Seen, field: keyof ApplicationChanges) =>
  field === 'checkedWhere' ? seen.deadline.checkedWhere : seen[field];

/** The fields that were also changed on another device, to something else. */
export const changedInBoth = (before: Seen, mine: ApplicationChanges, now: Seen) =>
  (Object.keys(mine) as (keyof ApplicationChanges)[]).filter(
    (field) => valueIn(before, field) !== valueIn(now, field) && valueIn(now, field) !== mine[field],
  );
