import { isTopic, topicCalled } from '../knowledge/advice/topics.js';
import { type Heard } from './heard.js';

const PLACES: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:first|1st)\b(?: (?:one|option|thing|idea|path|job))?/],
  [1, /\b(?:second|2nd|middle)\b(?: (?:one|option|thing|idea|path|job))?/],
  [2, /\b(?:third|3rd)\b(?: (?:one|option|thing|idea|path|job))?/],
  [-1, /\blast (?:one|option|thing|idea|path|job)\b/],
];
const POINTS =
  /\b(?:the|that|this|ur|your) (?:very )?(?:first|second|third|last|middle|1st|2nd|3rd)(?: (?:one|option|thing|idea|path|job)\b| *[?.!]*$)/;
const MOST_WORDS = 14;

/** "The second one", after an answer that named several things: the key of its topic. */
export function namedBefore(plain: string, { entities, state }: Heard): string | null {
  if (!POINTS.test(plain) || entities.colleges.length > 0 || plain.split(' ').length > MOST_WORDS)
    return null;
  const told = (state.subjects ?? []).find(({ subject }) => namesOf(subject).length > 0);
  if (told === undefined || (state.shown !== null && state.shown.sinceTurn > told.turn)) return null;
  const [place] = PLACES.find(([, words]) => words.test(plain)) ?? [];
  return place === undefined ? null : (namesOf(told.subject).at(place) ?? null);
}

const namesOf = (subject: string): readonly string[] =>
  isTopic(subject) ? (topicCalled(subject).names ?? []) : [];
