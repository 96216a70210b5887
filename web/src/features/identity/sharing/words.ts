import { type Sharing, type View } from '@/api';
import { english as viewed } from '../settings/activity/viewed-words';

type Relation = Sharing['adults'][number]['relation'];
type Part = Sharing['adults'][number]['parts'][number];

export const english = {
  title: 'Sharing',
  lead: 'You decide which parent or counselor sees what, one by one, and can end it at any time. You share each essay on its own page. Your notes and your talks with Wren always stay yours.',
  notLoaded: 'We couldn’t load what you share',
  relations: { parent: 'Parent', counselor: 'School counselor' } as Record<Relation, string>,
  holders: { parent: 'your parent', counselor: 'your counselor' } as Record<Relation, string>,
  parts: {
    list: 'Colleges, applications with their checklists and answers, and dates',
    chances: 'Your chances at these colleges',
    prices: 'What these colleges cost your family, and your aid offers',
    profile: 'Your profile with activities and resume, without your personal details',
    files: 'The files of your portfolio, such as recordings and pictures',
  } as Record<Part, string>,

  asking: 'Asking to see your plans',
  askingWhat: 'Say yes only to someone you know. They see nothing until you do.',
  asked: (ago: string) => `Asked ${ago}`,
  notTheirs: ', which they haven’t confirmed as theirs yet',
  whatWill: (name: string) => `What will ${name} see?`,
  share: 'Share',
  shareWith: (name: string) => `Share with ${name}`,
  started: 'Sharing Started',
  startedWhat: (name: string) => `${name} sees what you chose.`,
  decline: 'Decline',
  declineOf: (name: string) => `Decline the request of ${name}`,
  declineQuestion: (name: string) => `Decline the request of ${name}?`,
  declineWhat: 'They see nothing of yours and aren’t told. They can’t ask you again for 30 days.',
  notNow: 'Not now',

  adults: 'Who sees what',
  nobody: 'You don’t share anything with anyone.',
  notLooked: 'Hasn’t looked yet',
  looked: (ago: string) => `Last looked ${ago}`,
  bragSheet: 'Choose whether they may read your brag sheet',
  stop: 'Stop sharing',
  stopWith: (name: string) => `Stop sharing with ${name}`,
  stopQuestion: (name: string) => `Stop sharing with ${name}?`,
  stopWhat: 'They can’t see anything of yours anymore. You can let them in again with a new code.',
  keep: 'Keep sharing',
  ended: 'Sharing Ended',
  endedWhat: (name: string) => `${name} can’t see anything of yours anymore.`,

  codes: 'Invitations nobody has used yet',
  day: (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' }),
  openCode: (relation: string, sentTo: string | null) =>
    `${relation}, ${sentTo === null ? 'by a code you pass on' : `sent to ${sentTo}`}, until `,
  sendAgain: 'Send again',
  sendAgainTo: (address: string) => `Send again to ${address}`,
  sendingAgain: 'Sending Again',
  sendingAgainWhat: (address: string) => `The invitation is on its way to ${address}.`,
  withdraw: 'Withdraw',
  withdrawOf: (address: string) => `Withdraw the invitation to ${address}`,

  invite: 'Let someone in',
  forWhom: 'Who is it for?',
  what: 'What will they see?',
  theirEmail: 'Their email (optional)',
  theirEmailHint: 'We send them a link. Leave it empty to get a code that you pass on yourself.',
  makeCode: 'Make a code',
  send: 'Send invitation',
  giveCode: (holder: string) => `Give this code to ${holder}`,
  sending: (address: string) => `We’re sending an email to ${address}`,
  sameCode: 'The link in it does the same as this code:',
  codeWhat:
    'It works once and for seven days, and isn’t shown again. They sign in with an account of their own and enter it on their home page. Whoever has it can use it, so tell only them.',

  links: 'Links without an account',

  whoLooked: 'Who looked',
  whoLookedWhat: {
    before:
      'Each visit of someone you let in, of someone with a link you made, or of someone who runs Flyleaf, over the last year. Visits within half an hour count as one. Everything else that happened is under ',
    link: 'Activity',
  },
  looksNotLoaded: 'We couldn’t load who looked',
  noLooks: 'Nobody has looked at anything of yours yet.',
  pages: 'Pages of who looked',
  reason: (reason: string) => ` They gave this reason: “${reason}”.`,

  view: {
    viewed,
    relations: { parent: 'your parent', counselor: 'your counselor' } as Record<
      NonNullable<View['relation']>,
      string
    >,
    /** What people who run Flyleaf can look at. */
    byRunner: {
      essay: 'Someone who runs Flyleaf read one of your essays.',
      essays: 'Someone who runs Flyleaf read the titles of your essays.',
      profile: 'Someone who runs Flyleaf looked at your profile, without your personal details.',
      chances: 'Someone who runs Flyleaf opened your chances at single colleges.',
      'personal-details':
        'Someone who runs Flyleaf opened your personal details: race, income, birth date, gender, address and family history.',
      file: 'Someone who runs Flyleaf opened one of your files.',
    } as Record<string, string>,
    byRunnerElse: 'Someone who runs Flyleaf looked at your account.',
    byRemoved: 'Someone whose account is removed by now looked at something of yours.',
    byLink: (name: string | null) => `Someone opened the link you made${name ? ` for ${name}` : ''}.`,
    anAdult: 'An adult you let in',
    lookedAt: (who: string, thing: string) => `${who}, looked at ${thing}.`,
  },
};
export type SharingWords = typeof english;
