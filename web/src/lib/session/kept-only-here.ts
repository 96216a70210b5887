import { sessionOwner } from './session';

/** What the student typed that the server has not got: changes of the profile, essays, and ticks of a checklist. */
const KEPT = ['flyleaf.unsent.', 'flyleaf.essay-draft.', 'flyleaf.application-ticks.'];

/** Whether signing out would lose something of this account. */
export const isAnythingKeptOnlyHere = () => {
  const owner = sessionOwner();
  return (
    owner !== null &&
    Object.keys(localStorage).some((key) => KEPT.some((start) => key.startsWith(`${start}${owner}`)))
  );
};
