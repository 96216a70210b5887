/** What is worth remembering of an account. Stored: a name never changes, new ones are added. */
export type AuditKind =
  | 'registered'
  | 'signed-in'
  | 'sign-in-refused'
  | 'refresh-reuse'
  | 'signed-out'
  | 'sign-in-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-verified'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'new-recovery-codes'
  | 'provider-linked'
  | 'role-changed'
  | 'account-deactivated'
  | 'account-removed'
  | 'throttled'
  | 'student-viewed'
  | 'data-exported';

export interface AuditEntry {
  kind: AuditKind;
  /** Whose account; null where the e-mail that was tried has none. */
  userId: string | null;
  /** Who did it, where that is somebody else. */
  by?: string;
  /** The e-mail that was tried. Only a keyed hash of it is kept. */
  email?: string;
  /** Plain words for the owner (a device, a provider's name); never a secret, an address or an e-mail. */
  detail?: Record<string, string>;
}

/** The append-only log of what happened to accounts. Inside a unit of work an entry is stored with the change or not at all. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;
}
