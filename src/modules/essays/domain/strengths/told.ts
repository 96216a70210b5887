import { type Strength } from '../reading/finding.js';
import { type SentenceFacts } from '../reading/measures.js';
import { type Span, type Word } from '../text/manuscript.js';
import { ACTIONS } from '../word-lists/vivid-words/actions.js';
import { CONCRETE } from '../word-lists/vivid-words/concrete-words.js';
import { NUMBER_WORDS } from '../word-lists/vivid-words/numbers-and-days.js';
import { FIRST_PERSON, PEOPLE } from '../word-lists/people-and-places/people.js';
import { isIn } from '../findings/places.js';
import { clauseOf } from './clause.js';
import { strength } from './strength-kinds.js';

type Facts = readonly SentenceFacts[];

/** The sentence with the highest value, if it reaches `least`; the earlier one of two. */
function best(facts: Facts, valueOf: (one: SentenceFacts) => number, least: number): SentenceFacts[] {
  const [first] = facts.filter((one) => valueOf(one) >= least).toSorted((a, b) => valueOf(b) - valueOf(a));
  return first === undefined ? [] : [first];
}

const clauses = (facts: Facts, isPraised: (word: Word) => boolean): Span[] =>
  facts.flatMap(({ sentence }) => clauseOf(sentence, isPraised));

const isThing = ({ lower }: Word): boolean => CONCRETE.has(lower);
const ENOUGH_TO_SEE = 2.6;
const WEIGHT_OF_A_SECOND_SCENE = 6.2;

/** The two sentences with most to see and hear. */
export function scenes(clear: Facts): Strength[] {
  const top = best(clear, vividness, ENOUGH_TO_SEE);
  const next = best(
    clear.filter((one) => !top.includes(one)),
    vividness,
    ENOUGH_TO_SEE,
  );
  return [
    ...strength('scene', clauses(top, isThing)),
    ...strength('scene', clauses(next, isThing), WEIGHT_OF_A_SECOND_SCENE),
  ];
}

const vividness = ({ concrete, numbers, hasSpeech, abstract, sentence }: SentenceFacts): number =>
  concrete + numbers * 0.5 + (hasSpeech ? 1 : 0) - abstract - sentence.words.length * 0.04;

export const doubt = (clear: Facts): Strength[] =>
  strength(
    'doubt',
    clauses(best(clear, honesty, 2), ({ lower }) => HONEST.has(lower) || FIRST_PERSON.has(lower)),
  );

/** The clause with these is the one that costs something to say. */
const HONEST = new Set(
  "not didn't couldn't don't wasn't can't never wrong afraid scared ashamed embarrassed jealous selfish failed lost quit lied cheated cried froze panicked forgot regret apologized sorry mistake fault wish worry".split(
    ' ',
  ),
);

const honesty = ({ isDoubt, isThinking, isAnchored, ornate }: SentenceFacts): number =>
  isDoubt ? 2 + (isThinking ? 1 : 0) + (isAnchored ? 0.5 : 0) - ornate : 0;

const TURNING = new Set(
  'realized thought understood expected believed used but until now instead not wrong assumed learned knew wanted before no longer never'.split(
    ' ',
  ),
);
/** "Now I live in Dallas" tells a time. */
const TIME_ALONE = 'now';

export const turn = (clear: Facts): Strength[] =>
  strength(
    'turn',
    clauses(best(clear, changeOfMind, 1.5), ({ lower }) => TURNING.has(lower)).filter((clause) =>
      clear.some(({ sentence }) =>
        sentence.words.some((word) => isIn(word, clause) && CHANGED.has(word.lower)),
      ),
    ),
  );

/** "Until my phone reminds me" turns nothing. */
const CHANGED = new Set(
  'realized used instead wrong assumed learned wanted longer understood expected believed'.split(' '),
);

const changeOfMind = ({
  sentence,
  isThinking,
  isTurn,
  isAnchored,
  ornate,
  abstract,
}: SentenceFacts): number =>
  isThinking && isTurn && sentence.words.some(({ lower }) => TURNING.has(lower) && lower !== TIME_ALONE)
    ? 2 + (isAnchored ? 1 : 0) - ornate - abstract * 0.5
    : 0;

const isDeed = ({ lower }: Word): boolean => ACTIONS.has(lower);

export const doing = (clear: Facts): Strength[] =>
  strength('action', clauses(best(clear, activity, 2.5), isDeed));

const activity = ({ actions, concrete, numbers }: SentenceFacts): number =>
  actions.length >= 2 ? actions.length + concrete * 0.3 + numbers * 0.4 : 0;

export const detail = (clear: Facts): Strength[] =>
  strength(
    'detail',
    clauses(best(clear, precision, 1.5), (word) => isCounted(word) || isThing(word)),
  );

const isCounted = ({ lower }: Word): boolean => NUMBER_WORDS.has(lower) || /^\d/.test(lower);

/** The application already has these numbers. */
const STATISTICS = /\b(?:GPA|SAT|ACT|PSAT|AP)\b/;

const precision = ({ numbers, names, concrete, actions, abstract, sentence }: SentenceFacts): number =>
  numbers > 0 && !STATISTICS.test(sentence.text) && concrete + names + actions.length > 0
    ? numbers + names + concrete * 0.5 - abstract
    : 0;

const KIND_DEEDS =
  /^(?:ask|asked|listen|listened|help|helped|taught|teach|translated|called|apologized|shared|invited|waited|stayed|sat)$/i;

/** The first sentence that shows how the student treats people. */
export function care(clear: Facts, text: string): Strength[] {
  const first = clear.find(
    ({ people, actions }) =>
      people > 0 && actions.some(({ start, end }) => KIND_DEEDS.test(text.slice(start, end))),
  );
  return strength(
    'care',
    clauses(first === undefined ? [] : [first], (word) => isDeed(word) || PEOPLE.has(word.lower)),
  );
}
