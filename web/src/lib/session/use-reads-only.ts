import { type Session, useSession } from './session';

/** Parents, counselors and admins have no profile, list or estimates of their own. They can read the catalogue and the guides. */
export const readsOnly = (session: Session) =>
  session.status !== 'signed-out' && session.user.role !== 'student';

export const useReadsOnly = () => readsOnly(useSession());
