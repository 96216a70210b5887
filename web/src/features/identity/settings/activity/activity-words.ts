import { type ActivityEntry } from '@/api';
import { english as viewedInEnglish, partsInWords, thingInWords } from './viewed-words';

export type Detail = Record<string, string>;

const via = ({ by }: Detail) => (by === undefined ? '' : ` with ${by}`);
const UNKNOWN = 'Unknown device';

const on = ({ device }: Detail) => {
  if (device === undefined) return '';
  return device === UNKNOWN ? ' on an unknown device' : ` on ${device}`;
};

const ADULTS: Record<string, string> = { parent: 'A parent', counselor: 'A school counselor' };
const LET_IN: Record<string, string> = { parent: 'a parent', counselor: 'a school counselor' };
const adult = ({ relation = '' }: Detail) => ADULTS[relation] ?? 'An adult';
const letIn = ({ relation = '' }: Detail) => LET_IN[relation] ?? 'an adult';

/** Only an entry about a linked adult says how the two are related. */
export const isLinked = ({ relation }: Detail) => relation !== undefined;

const forWhom = (name: string | undefined) => (name === undefined ? '' : ` for “${name}”`);

/** The sentence around it has its own. */
export const withoutPeriod = (reason: string) => reason.replace(/\.\s*$/u, '');

const viewed: Record<string, (reason: string) => string> = {
  essay: (reason) => `One of your essays was read. The reason given: “${reason}”.`,
  essays: () => 'The titles of your essays were read.',
  profile: () => 'Your profile was read, without your personal details.',
  chances: (reason) => `Your chances at single colleges were opened. The reason given: “${reason}”.`,
  'personal-details': (reason) =>
    `Your personal details were opened: race, income, birth date, gender, address and family. The reason given: “${reason}”.`,
};

/** How far a copy of everything about the owner is. */
const ownCopy: Record<string, string> = {
  asked: 'You asked for a copy of your data.',
  prepared: 'The copy of your data you asked for was made.',
  downloaded: 'The copy of your data was downloaded, with the link from your settings.',
};

/** By the entry's kind in the server's log. */
const entries: Record<string, (detail: Detail) => string> = {
  registered: (detail) => `Your account was created${via(detail)}.`,
  'signed-in': (detail) => `You signed in${via(detail)}${on(detail)}.`,
  'sign-in-refused': ({ reason }) =>
    reason === undefined
      ? 'A sign-in attempt failed. If it wasn’t you, they didn’t get in.'
      : `A sign-in attempt failed: ${reason}.`,
  'refresh-reuse': () =>
    'A copy of one of your sign-ins was used somewhere else. We ended that sign-in to be safe.',
  'signed-out': () => 'You signed out.',
  'sign-in-ended': ({ count }) =>
    count === undefined || count === '1'
      ? 'You signed out another device.'
      : `You signed out ${count} other devices.`,
  'password-changed': () => 'You changed your password.',
  'password-reset': () => 'You chose a new password with a link we emailed you.',
  'email-changed': () => 'You changed your email.',
  'email-verified': () => 'You confirmed your email.',
  'second-factor-on': () => 'You turned on two-step verification.',
  'second-factor-off': () => 'You turned off two-step verification.',
  'recovery-code-used': () => 'You signed in with a recovery code.',
  'new-recovery-codes': () => 'You made new recovery codes. The old ones no longer work.',
  'provider-linked': ({ by = 'Another account' }) => `${by} was linked. You can use it to sign in.`,
  'role-changed': ({ role }) =>
    role === undefined ? 'Your role was changed.' : `Your role was changed to ${role}.`,
  'account-deactivated': () => 'Your account was deactivated.',
  'account-reactivated': () => 'Your account was activated again.',
  'leaving-asked': () => 'You asked to leave. Everything is deleted seven days later.',
  'leaving-undone': () => 'You decided to keep your account.',
  throttled: () => 'Too many attempts, so sign-in was paused.',
  'file-opened': () => 'Someone who runs Flyleaf opened one of your files.',
  'student-viewed': (detail) => {
    if (isLinked(detail))
      return `${adult(detail)} you let in looked at ${thingInWords(detail, viewedInEnglish)}.`;
    const { what = '', reason = '' } = detail;
    return viewed[what]?.(withoutPeriod(reason)) ?? 'Your account was looked at.';
  },
  'adult-invited': ({ how }) =>
    how === 'email' ? 'You invited an adult by email.' : 'You made a code that lets an adult in.',
  'adult-linked': (detail) => `${adult(detail)} used your code and sees what you share.`,
  'adult-unlinked': ({ endedBy }) =>
    endedBy === 'adult' ? 'An adult gave up what you shared.' : 'You stopped sharing with an adult.',
  'link-requested': (detail) => `${adult(detail)} asked to see your plans.`,
  'link-granted': (detail) => `You let ${letIn(detail)} in who had asked.`,
  'link-declined': () => 'You declined the request of an adult.',
  'sharing-changed': (detail) => {
    const { essay, shared, parts = '' } = detail;
    if (essay !== undefined)
      return shared === 'yes'
        ? `You let ${letIn(detail)} read your essay “${essay}”.`
        : `You stopped sharing your essay “${essay}” with ${letIn(detail)}.`;
    return parts === ''
      ? 'You share nothing with an adult for now.'
      : `You chose what an adult sees: ${partsInWords(parts.split(', '), viewedInEnglish)}.`;
  },
  'share-link-made': ({ name }) => `You made a link without an account${forWhom(name)}.`,
  'share-link-opened': ({ name }) => `Your link${forWhom(name)} was opened.`,
  'share-link-ended': ({ name }) => `You turned off your link${forWhom(name)}.`,
  'aid-changed-by-parent': (detail) =>
    `${adult(detail)} you let in ${detail['what'] === 'offer' ? 'entered or corrected an aid offer' : 'changed which aid forms are done'}.`,
  'sent-to-model': ({ purpose = 'a second reading', fields = 'a text' }) =>
    `We asked an outside language model for ${purpose}. It got: ${fields}, with your name and contact details covered.`,
  'settings-changed': ({ setting = 'A setting', value = 'changed' }) =>
    `You changed a setting of the service. ${setting}: ${value}.`,
  'data-exported': ({ what, step = '', count = '' }) =>
    what === undefined
      ? (ownCopy[step] ?? 'Your data was exported.')
      : `You exported ${count} rows: ${what}.`,
};

const BY_ADULTS = ['adult-linked', 'adult-unlinked', 'link-requested', 'aid-changed-by-parent'];

const isByAdult = (kind: string, detail: Detail | null) =>
  BY_ADULTS.includes(kind) || (kind === 'student-viewed' && isLinked(detail ?? {}));

export const english = {
  entries,
  unknown: 'Something about your account changed.',
  byRunner: 'Done by someone who runs Flyleaf.',
  lead: 'What happened in your account over the last year. Only you and the people who keep Flyleaf safe can see it.',
  whoLooked: { before: 'Who looked at something of yours is under ', link: 'Sharing' },
  title: 'Activity',
  notLoaded: 'We couldn’t load your activity',
  none: 'Nothing yet',
  noneThisFar: 'No activity this far back',
  latest: 'Show the latest',
  appearsHere: 'Sign-ins and changes to your account appear here.',
};
export type ActivityWords = typeof english;

export const activityWords = (
  { kind, byYou, detail }: Pick<ActivityEntry, 'kind' | 'byYou' | 'detail'>,
  words: ActivityWords = english,
) => {
  const sentence = words.entries[kind]?.(detail ?? {}) ?? words.unknown;
  return byYou || isByAdult(kind, detail) ? sentence : `${sentence} ${words.byRunner}`;
};
