import { type Manuscript, type Span } from '../text/manuscript.js';
import { coveredBy } from '../text/spans.js';
import { stem } from '../text/stem.js';
import { FIELD_WORDS } from '../word-lists/people-and-places/fields-of-study.js';
import { LOGIC_LINKS, TIME_LINKS } from '../word-lists/links.js';
import { FIRST_PERSON, FIRST_PLURAL, THIRD_PERSON } from '../word-lists/people-and-places/people.js';
import { echoStems } from './echo.js';
import { isGeneric } from './generic-sentence.js';
import { type Measures, type SentenceFacts } from './measures.js';
import { recurringStems, topicOf, wordStems } from './word-stems.js';

const FUTURE =
  /\b(?:will|would|hope to|want to|plan to|look forward|someday|one day|i'd|i'll|next year|in college|this fall|become)\b/gi;
/** A word that comes back so often counts as a word of the field. */
const FIELD_TOPIC = 4;
/** One generic sentence alone may be chance: the hint is then at most this. */
const HINT_OF_ONE = 10;

/** Counts the whole essay. */
export function measure(
  manuscript: Manuscript,
  facts: readonly SentenceFacts[],
  particulars: Span[],
): Measures {
  const { text, sentences, words, paragraphs } = manuscript;
  const told = facts.filter(({ sentence }) => !sentence.isSpoken);
  const thinking = told.filter(({ isThinking }) => isThinking);
  const actions = facts.flatMap((fact) => fact.actions);
  const stems = wordStems(manuscript);
  const topic = topicOf(stems, text.length);
  const sum = (count: (fact: SentenceFacts) => number) =>
    facts.reduce((total, fact) => total + count(fact), 0);

  return {
    n: words.length,
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    concrete: sum((fact) => fact.concrete),
    anchoredShare: share(told.filter(({ isAnchored }) => isAnchored).length, told.length),
    thinking: thinking.length,
    thinkingShare: share(thinking.length, told.length),
    pointed: thinking.filter(isPointed).length,
    turns: told.filter(({ isTurn }) => isTurn).length,
    doubts: told.filter(({ isDoubt }) => isDoubt).length,
    actions: actions.length,
    distinctActions: new Set(actions.map(({ start, end }) => stem(text.slice(start, end)))).size,
    evidence: told.filter((fact) => fact.isAnchored && fact.actions.length > 0).length,
    ...countPersons(manuscript),
    names: sum((fact) => fact.names),
    numbers: sum((fact) => fact.numbers),
    speech: facts.filter(({ hasSpeech }) => hasSpeech).length,
    ...measureGeneric(facts, words.length),
    ...measureLengths(sentences.map((sentence) => sentence.words.length)),
    links: new Set(words.map(({ lower }) => lower).filter(isLink)).size,
    hasEcho: echoStems(manuscript).length > 0,
    topic,
    topics: recurringStems(stems).length,
    particulars,
    fieldWords:
      words.filter(({ lower }) => FIELD_WORDS.has(lower)).length + (topic.count >= FIELD_TOPIC ? 1 : 0),
    future: [...text.matchAll(FUTURE)].length,
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const isLink = (word: string): boolean => TIME_LINKS.has(word) || LOGIC_LINKS.has(word);

/** Thinking tied to a moment. */
const isPointed = (fact: SentenceFacts): boolean =>
  (fact.isTurn || fact.isDoubt || fact.isAnchored || fact.concrete >= 2) && !isGeneric(fact);

function countPersons({
  words,
  quoted,
}: Manuscript): Pick<Measures, 'firstPerson' | 'thirdPerson' | 'plural'> {
  const isQuoted = coveredBy(quoted);
  const told = words.filter(({ start }) => !isQuoted(start)).map(({ lower }) => lower);
  return {
    firstPerson: told.filter((word) => FIRST_PERSON.has(word)).length,
    thirdPerson: told.filter((word) => THIRD_PERSON.has(word)).length,
    plural: told.filter((word) => FIRST_PLURAL.has(word)).length,
  };
}

function measureGeneric(
  facts: readonly SentenceFacts[],
  n: number,
): Pick<Measures, 'genericWords' | 'genericShare' | 'hint'> {
  const generic = facts.filter(isGeneric);
  const genericWords = generic.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  const genericShare = share(genericWords, n);
  const percent = Math.round(100 * genericShare);
  return { genericWords, genericShare, hint: generic.length < 2 ? Math.min(HINT_OF_ONE, percent) : percent };
}

function measureLengths(lengths: readonly number[]): Pick<Measures, 'meanLength' | 'variation'> {
  const meanOf = (values: readonly number[]) =>
    share(
      values.reduce((sum, value) => sum + value, 0),
      values.length,
    );
  const meanLength = meanOf(lengths);
  const deviation = Math.sqrt(meanOf(lengths.map((length) => (length - meanLength) ** 2)));
  return { meanLength, variation: share(deviation, meanLength) };
}
