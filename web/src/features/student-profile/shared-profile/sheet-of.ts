import { type SharedProfile } from '@/api';
import { sheetFor } from '../activities-sheet/sheet';
import { entriesOf } from '../activities-sheet/sheet-entries';

/** The student's activities sheet as they see it themselves, from what they share. */
export const sheetOf = ({
  activities,
  leadershipRoles,
  researchProjects,
  awards,
  activitiesSheet,
}: SharedProfile) => {
  const entries = entriesOf({ activities, leadership: leadershipRoles, research: researchProjects, awards });
  return { sheet: sheetFor(activitiesSheet, entries), entries };
};
