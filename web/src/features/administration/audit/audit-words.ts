import { type SearchAuditData } from '@/api';
import { FACTS } from '../scorecard/profile/facts';

export type AuditKind = NonNullable<NonNullable<SearchAuditData['query']>['kind']>;

/** Short names for admins; the owner reads sentences. */
const NAMES: Record<AuditKind, string> = {
  registered: 'Registered',
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'refresh-reuse': 'Copied sign-in ended',
  'signed-out': 'Signed out',
  'sign-in-ended': 'Other device signed out',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'email-changed': 'Email changed',
  'email-verified': 'Email confirmed',
  'second-factor-on': 'Two-step verification on',
  'second-factor-off': 'Two-step verification off',
  'recovery-code-used': 'Recovery code used',
  'new-recovery-codes': 'New recovery codes',
  'provider-linked': 'Provider linked',
  'role-changed': 'Role changed',
  'account-deactivated': 'Account deactivated',
  'account-reactivated': 'Account activated',
  'leaving-asked': 'Asked to leave',
  'leaving-undone': 'Decided to stay',
  'account-removed': 'Account removed',
  throttled: 'Too many attempts',
  'student-viewed': 'Student viewed',
  'file-opened': 'File opened',
  'data-exported': 'Data exported',
  'sent-to-model': 'Sent to an outside model',
  'college-changed': 'College changed',
  'settings-changed': 'Setting changed',
  'adult-invited': 'Code for an adult created',
  'adult-linked': 'Adult let in',
  'adult-unlinked': 'Sharing with an adult ended',
  'sharing-changed': 'Sharing with an adult changed',
  'share-link-made': 'Share link created',
  'share-link-opened': 'Share link opened',
  'share-link-ended': 'Share link ended',
  'link-requested': 'Adult asked a student',
  'link-granted': 'Adult’s request accepted',
  'link-declined': 'Adult’s request declined',
  'aid-changed-by-parent': 'Aid changed by a parent',
};

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(NAMES, text);

/** An older server log may have kinds that this page does not know. */
export const kindName = (kind: string) => (isAuditKind(kind) ? NAMES[kind] : kind);

export const KIND_OPTIONS = Object.entries(NAMES)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

const labelOf = (fact: string) => FACTS.find(({ name }) => name === fact)?.label ?? fact;

/** The entries of admins in words; of the others, the log's own names. */
export const detailText = (detail: Record<string, string> | null) => {
  const { setting, what, facts, college } = detail ?? {};
  if (setting !== undefined) return `${setting}: ${detail?.['value'] ?? 'changed'}`;
  if (facts !== undefined && college !== undefined)
    return `${facts.split(', ').map(labelOf).join(', ')}; unit ID ${college}`;
  if (what !== undefined && detail?.['count'] !== undefined) return `${what}, ${rowsIn(detail['count'])}`;
  return Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
};

const rowsIn = (count: string) => (count === '1' ? '1 row' : `${count} rows`);

export const momentOf = (instant: string) =>
  new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
