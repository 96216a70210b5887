/** Stored in the database: add new kinds, but never rename one. */
export const AUDIT_KINDS = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'refresh-reuse',
  'signed-out',
  'sign-in-ended',
  'password-changed',
  'password-reset',
  'email-changed',
  'email-verified',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'new-recovery-codes',
  'provider-linked',
  'role-changed',
  'account-deactivated',
  'account-reactivated',
  'leaving-asked',
  'leaving-undone',
  'account-removed',
  'throttled',
  'student-viewed',
  'file-opened',
  'data-exported',
  'sent-to-model',
  'college-changed',
  'settings-changed',
  'adult-invited',
  'adult-linked',
  'adult-unlinked',
  'sharing-changed',
  'share-link-made',
  'share-link-opened',
  'share-link-ended',
  'link-requested',
  'link-granted',
  'link-declined',
  'aid-changed-by-parent',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export interface AuditEntry {
  kind: AuditKind;
  /** The account; null if the email has none. */
  userId: string | null;
  /** The person who did it, if it was not the owner. */
  by?: string;
  /** The email of an attempted sign-in. Only a keyed hash of it is stored. */
  email?: string;
  /** Shown to the owner, such as a device; never a secret, an address or an email. */
  detail?: Record<string, string>;
}

/** Append-only log of what happened to accounts. An entry is part of the current unit of work, if there is one. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;

  /** The same, unless the same person did the same to this account in the last half hour: the calls of one visit are one entry. */
  abstract recordVisit(entry: AuditEntry): Promise<void>;
}
