import { type ActivityEntry } from '@/api';

type Detail = Record<string, string>;

const via = ({ by }: Detail) => (by === undefined ? '' : ` with ${by}`);
const UNKNOWN = 'Unknown device';

const on = ({ device }: Detail) => {
  if (device === undefined) return '';
  return device === UNKNOWN ? ' on a device we don’t know' : ` on ${device}`;
};

/** By the kind the log gives an entry. */
const words: Record<string, (detail: Detail) => string> = {
  registered: (detail) => `Your account was created${via(detail)}.`,
  'signed-in': (detail) => `You signed in${via(detail)}${on(detail)}.`,
  'sign-in-refused': ({ reason }) =>
    reason === undefined
      ? 'Someone tried to sign in and was refused. If that wasn’t you, nothing happened.'
      : `A sign-in was refused: ${reason}.`,
  'refresh-reuse': () => 'A copy of a sign-in was used elsewhere. We ended that sign-in to be safe.',
  'signed-out': () => 'You signed out.',
  'sign-in-ended': ({ count }) =>
    count === undefined || count === '1'
      ? 'You ended a sign-in on another device.'
      : `You ended ${count} sign-ins on other devices.`,
  'password-changed': () => 'You changed your password.',
  'password-reset': () => 'You chose a new password with a link we emailed you.',
  'email-changed': () => 'You changed your email.',
  'email-verified': () => 'You confirmed your email.',
  'second-factor-on': () => 'You turned on the second step.',
  'second-factor-off': () => 'You turned off the second step.',
  'recovery-code-used': () => 'You signed in with a recovery code.',
  'new-recovery-codes': () => 'You made new recovery codes. The earlier ones no longer work.',
  'provider-linked': ({ by = 'Another account' }) => `${by} was linked: it opens your account too.`,
  'role-changed': ({ role }) => (role === undefined ? 'Your role was changed.' : `Your role became ${role}.`),
  'account-deactivated': () => 'Your account was switched off.',
  throttled: () => 'There were many tries in a short time, so we asked them to wait.',
  'student-viewed': () => 'An adult you linked looked at your account.',
  'data-exported': () => 'Your data was exported.',
};

/** An entry of the log as a sentence to its owner. */
export const activityWords = ({ kind, byYou, detail }: Pick<ActivityEntry, 'kind' | 'byYou' | 'detail'>) => {
  const sentence = words[kind]?.(detail ?? {}) ?? 'Something about your account changed.';
  return byYou ? sentence : `${sentence} Done by someone who looks after Flyleaf.`;
};
