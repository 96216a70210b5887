import { type ApplicationStatus, type DecisionResult } from '../../applications/domain/terms.js';

/** How far an application is, as a family wrote it. */
export interface Standing {
  readonly status: ApplicationStatus;
  readonly decisionResult: DecisionResult | null;
}

/** Small letters, words only; as families and our own files write them. */
const STATUSES: readonly (readonly [written: RegExp, status: ApplicationStatus])[] = [
  [/^(planning|planned|not (yet )?started|to ?do|considering|will apply)$/, 'Planning'],
  [/^(in progress|started|working( on it)?|writing|drafting|ongoing)$/, 'In Progress'],
  [/^(submitted|sent|applied|app(lication)? (submitted|sent|complete)|completed?|done)$/, 'Submitted'],
  [/^(under review|in review|pending|waiting|decision pending)$/, 'Under Review'],
  [/^(interview|interviewing|interviewed|interview scheduled)$/, 'Interview'],
];
const DECISIONS: readonly (readonly [written: RegExp, result: DecisionResult])[] = [
  [/^(accepted|admitted|admit|accept|acceptance|got in)$/, 'Accepted'],
  [/^(rejected|denied|deny|reject|rejection)$/, 'Rejected'],
  [/^(wait ?list(ed)?|wl)$/, 'Waitlisted'],
  [/^(deferred|defer|deferral)$/, 'Deferred'],
  [/^(withdrawn|withdrew|withdraw)$/, 'Withdrawn'],
  [/^(enrolled|attending|committed)$/, 'Enrolled'],
];
/** Said of a decision that has not come. */
const NONE_YET = /^(|none|n a|tbd|pending|waiting|not yet|unknown)$/;

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const statusIn = (text: string) => STATUSES.find(([written]) => written.test(text))?.[1] ?? null;
const decisionIn = (text: string) => DECISIONS.find(([written]) => written.test(text))?.[1] ?? null;

/** A decision may stand in either column. `unread` are the cells we could not read. */
export function readStanding(
  status: string,
  decision: string,
): { standing: Standing | null; unread: readonly ('status' | 'decision')[] } {
  const [statusWords, decisionWords] = [plainWords(status), plainWords(decision)];
  const result = decisionIn(decisionWords) ?? decisionIn(statusWords);
  const read = statusIn(statusWords);
  const isStatusUnread = status !== '' && read === null && decisionIn(statusWords) === null;
  const needsResult = statusWords === 'decided' && result !== null;
  const unread = [
    ...(isStatusUnread && !needsResult ? (['status'] as const) : []),
    ...(decisionIn(decisionWords) === null && !NONE_YET.test(decisionWords) ? (['decision'] as const) : []),
  ];
  if (result !== null) return { standing: { status: 'Decided', decisionResult: result }, unread };
  return { standing: read === null ? null : { status: read, decisionResult: null }, unread };
}
