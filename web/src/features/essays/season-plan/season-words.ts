import { type SeasonPlan, type SeasonSession } from '@/api';
import { dueInWords } from './season-days';

type Kind = SeasonSession['kind'];
export type SeasonTask = Pick<
  SeasonSession,
  'kind' | 'subject' | 'colleges' | 'applicationIds' | 'essayId' | 'inEssayPlan'
>;
export type SeasonDay = SeasonPlan['weeks'][number]['days'][number];

const joined = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

/** "1 hour", "2.5 hours". */
export const hoursInWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

const WRITING: readonly Kind[] = ['draft', 'second-draft', 'final-reading', 'shorten', 'turn'];

const VERBS: Readonly<Record<Kind, string>> = {
  draft: 'First draft',
  'second-draft': 'Second draft',
  'final-reading': 'Final read',
  shorten: 'Shorten',
  turn: 'Adapt for the next prompt',
  ask: 'Ask for',
  'check-letter': 'See that it arrived',
  transcript: 'Request',
  'test-scores': 'Test scores',
  fee: 'Pay or waive',
  'aid-form': 'Fill in',
  interview: 'Prepare for',
  form: 'Fill in',
  send: 'Read it all once and send',
  other: 'Finish',
};

/** "Send test scores", "Enter your courses and grades". */
const SAYS_WHAT_TO_DO = /^(ask|check|decide|enter|pay|request|send)\b/i;

export const stepInWords = ({ kind, subject }: SeasonTask): string =>
  !WRITING.includes(kind) && SAYS_WHAT_TO_DO.test(subject) ? subject : `${VERBS[kind]}: ${subject}`;

/** "For Tufts and Reed". Nothing where the step names its college itself. */
export const whoNeedsIt = ({ kind, colleges }: SeasonTask): string | null =>
  kind === 'send' || colleges.length === 0 ? null : `For ${joined(colleges)}`;

export const dueWithNote = ({ sendBy, dateNote }: Pick<SeasonSession, 'sendBy' | 'dateNote'>): string =>
  `Due ${dueInWords(sendBy)}. ${dateNote}`;

/** Where the step is done, and ticked when it is. */
export const whereItIsDone = ({ kind, essayId, inEssayPlan, applicationIds }: SeasonTask): string => {
  const [applicationId] = applicationIds;
  if (WRITING.includes(kind) && essayId !== null) return `/essays/${essayId}`;
  if (WRITING.includes(kind) && inEssayPlan) return '/essays/plan';
  return applicationId === undefined ? '/applications' : `/applications/${applicationId}`;
};
