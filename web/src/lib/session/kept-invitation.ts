const KEY = 'flyleaf.invitation';

export type Invitation = { code: string; relation: 'parent' | 'counselor' };

/** Keeps the code of an emailed invitation in this tab while its reader signs in or creates an account. */
export const keepInvitation = (invitation: Invitation) =>
  sessionStorage.setItem(KEY, JSON.stringify(invitation));

export const keptInvitation = (): Invitation | null => {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Invitation);
};

export const forgetInvitation = () => sessionStorage.removeItem(KEY);
