import { type SentenceFacts } from '../reading/measures.js';
import { isCapitalized } from '../reading/word-kinds.js';
import { type Word } from '../text/manuscript.js';
import { CONCRETE } from '../word-lists/vivid-words/concrete-words.js';

const PAST =
  /^(?:\p{L}{3,}ed|was|were|had|did|went|said|came|took|saw|knew|thought|felt|got|made|gave|told|found|kept|left|put|ran|sat|stood|began)$/u;
const LENGTHS = [5, 8, 12, 18, 26, 35];

/** What tells of a sentence whether others could have written it: its words, and what is counted in it. */
export function sentenceSigns(facts: SentenceFacts): ReadonlySet<string> {
  const words = facts.sentence.words.map(({ lower }) => lower);
  const past = words.filter((word) => PAST.test(word)).length;
  const said = facts.sentence.words.map(withoutSubject);
  return new Set([
    ...said.filter((word) => word !== THING),
    ...said.slice(1).map((word, before) => `${said[before] ?? ''} ${word}`),
    `^${words.slice(0, 1).join(' ')}`,
    `^${words.slice(0, 2).join(' ')}`,
    ...steps('concrete', facts.concrete, [1, 2, 3]),
    ...steps('names', facts.names, [1, 2]),
    ...steps('numbers', facts.numbers, [1, 2]),
    ...steps('speech', Number(facts.hasSpeech), [1]),
    ...steps('abstract', facts.abstract, [1, 2, 3]),
    ...steps('abstract-share', facts.abstract / words.length, [0.1, 0.2, 0.3]),
    ...steps('ornate', facts.ornate, [1]),
    ...steps('first-person', facts.firstPerson, [1, 2]),
    ...steps('actions', facts.actions.length, [1, 2]),
    ...steps('thinking', Number(facts.isThinking), [1]),
    ...steps('turn', Number(facts.isTurn), [1]),
    ...steps('past', past, [1, 2]),
    ...steps('length', words.length, LENGTHS),
  ]);
}

const THING = '_';

/** What an essay is about says nothing of the next one: things, names and figures are only that. */
const withoutSubject = ({ lower, text }: Word, at: number): string =>
  CONCRETE.has(lower) || /\d/.test(lower) || (at > 0 && isCapitalized(text) && !/^I(?:'|$)/.test(text))
    ? THING
    : lower;

const steps = (name: string, value: number, levels: readonly number[]): string[] =>
  levels.filter((level) => value >= level).map((level) => `#${name}:${String(level)}`);
