import { type Intent } from '../intents/intent.js';

export type Service =
  'list-review' | 'essay-review' | 'interview-prep' | 'aid-review' | 'course-planning' | 'human-consultation';

/** A service that a student asked for, or whose lack they named twice, in their own words. */
export interface ServiceOpportunity {
  readonly code: Service;
  readonly because: 'asked' | 'named-gap';
  /** The student's messages counted from 1. */
  readonly turn: number;
  readonly at: string;
}

interface Said {
  readonly message: string;
  readonly intent: Intent | null;
  /** What the student said before. */
  readonly before: readonly string[];
  readonly turn: number;
  readonly at: Date;
}

const PERSON =
  '(?:someone|somebody|anyone|a (?:real |human )?(?:person|human|counselor|advisor|expert|tutor))';
const WANTS_A_PERSON = new RegExp(
  `\\b(?:can|could|want|need|like|looking for|have|hire|book|pay)\\b[^.?!]{0,20}\\b${PERSON}\\b`,
  'iu',
);
const NOBODY_HELPS =
  /\b(?:nobody|no one|noone|no 1)\b[^.?!]{0,20}\b(?:reads?|checks?|helps?|looks?|knows?|talks?|explains?)\b/iu;

const TOPICS: readonly (readonly [Service, RegExp])[] = [
  ['essay-review', /\b(?:essays?|personal statement|supplements?)\b/iu],
  ['interview-prep', /\binterviews?\b/iu],
  ['aid-review', /\b(?:financial aid|fafsa|css profile|aid offers?|award letters?)\b/iu],
  ['course-planning', /\b(?:courses?|classes|schedule)\b/iu],
  ['list-review', /\b(?:list|colleges)\b/iu],
];

export function opportunitiesIn({ message, intent, before, turn, at }: Said): ServiceOpportunity[] {
  const made = (code: Service, because: ServiceOpportunity['because']) => [
    { code, because, turn, at: at.toISOString() },
  ];
  if (intent === 'human_help' || WANTS_A_PERSON.test(message))
    return made(topicOf(message) ?? 'human-consultation', 'asked');

  const gap = gapIn(message);
  return gap !== null && before.some((earlier) => gapIn(earlier) === gap) ? made(gap, 'named-gap') : [];
}

const gapIn = (message: string): Service | null => (NOBODY_HELPS.test(message) ? topicOf(message) : null);

const topicOf = (message: string): Service | null =>
  TOPICS.find(([, words]) => words.test(message))?.[0] ?? null;
