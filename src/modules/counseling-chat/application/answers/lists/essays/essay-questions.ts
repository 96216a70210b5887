/** What a student wants help with; the first that the words fit. */
export type EssayWish =
  'length' | 'why-college' | 'common-topic' | 'no-topic' | 'draft' | 'good-essay' | 'statement' | 'start';

const CUES: readonly (readonly [EssayWish, RegExp])[] = [
  ['length', /\bhow long\b|\bhow many words\b|\bword (?:limit|count)\b|\btoo (?:long|short)\b/],
  ['why-college', /\bwhy (?:this|us|the) (?:college|school)?|\bwhy us\b|\bsupplement/],
  ['common-topic', /\btoo common\b|\bclich|\bcommon topic\b|\boverdone\b|\bboring\b/],
  [
    'no-topic',
    /\bno (?:topic|idea)s?\b|\btopics?\b|\bstuck\b|\bblank\b|\bstory\b|\bdon.?t know what to write\b|\bkilling me\b/,
  ],
  ['draft', /\b(?:have|got|wrote|finished) (?:a|my|the|one)?\s*(?:first )?draft\b|\bmy draft\b/],
  ['good-essay', /\bgood essay\b|\blook for\b|\bgreat essay\b|\bread(?:ers?|ing)\b/],
  ['statement', /\bpersonal statement\b|\bcommon app\b/],
];

export const essayWish = (message: string): EssayWish =>
  CUES.find(([, cue]) => cue.test(message.toLowerCase()))?.[0] ?? 'start';

/** Each gets a student to write what happened; none suggests what to write. Each asks once: a reply keeps one question. */
const MOMENTS = [
  'Name one ordinary moment from the last year that you still think about. What happened in the minute before it?',
  'Think of a small thing you notice that your friends walk past. When did you see it last?',
  'Think of something you did for months that no one asked you to do. What happened on the day you nearly stopped?',
  'Think of something you changed your mind about this year. Who or what was in the room when it happened?',
] as const;

const ABOUT_A_COLLEGE = [
  'Picture a Tuesday there: which class, place or group would you walk to first, and what would you do in it?',
  'What do you already do at home that you could go on with there, and with whom?',
] as const;

const chosen = (questions: readonly string[], variant: number): string =>
  questions[variant % questions.length] ?? '';

export const momentQuestion = (variant: number): string => chosen(MOMENTS, variant);
export const collegeQuestion = (variant: number): string => chosen(ABOUT_A_COLLEGE, variant);
