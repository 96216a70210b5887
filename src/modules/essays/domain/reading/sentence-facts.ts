import { type PhraseFinder } from '../phrases/phrase-finder.js';
import { type Manuscript, type Sentence, type Span } from '../text/manuscript.js';
import { coveredBy, spanAt } from '../text/spans.js';
import { stem } from '../text/stem.js';
import { CONCRETE } from '../word-lists/vivid-words/concrete-words.js';
import { BALANCE, GENERIC_PHRASES, ORNATE } from '../word-lists/worn-phrases/generic-text.js';
import { FIRST_PERSON, PEOPLE } from '../word-lists/people-and-places/people.js';
import { DOUBT, THINKING, TURN } from '../word-lists/vivid-words/thinking.js';
import { actionsIn } from './actions.js';
import { genericMarkers, particularity } from './generic-markers.js';
import { type SentenceFacts } from './measures.js';
import { countNames } from './names.js';
import { countNumbers, hasDigitsOrDate } from './numbers.js';
import { isAbstract, withoutPossessive } from './word-kinds.js';

/** Counts what every sentence holds. `prompt` is what the essay answers. */
export function sentenceFacts(
  manuscript: Manuscript,
  phrases: PhraseFinder,
  prompt: string,
): SentenceFacts[] {
  const { text, sentences, quoted } = manuscript;
  const isQuoted = coveredBy(quoted);
  const found = (list: readonly string[]) => countBySentence(phrases.outsideSpeech(list), sentences);
  const thinking = found(THINKING);
  const turns = found(TURN);
  const doubts = found(DOUBT);
  const stockPhrases = found(GENERIC_PHRASES);
  const balances = found(BALANCE);
  const speeches = countBySentence(
    quoted.filter((span) => /\s/.test(text.slice(span.start, span.end))),
    sentences,
  );
  const promptStems = new Set(
    prompt
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stem),
  );

  return sentences.map((sentence, at): SentenceFacts => {
    const counted = {
      ...countWords(sentence),
      sentence,
      names: countNames(sentence, text),
      numbers: countNumbers(sentence, text),
      hasSpeech: speeches.has(at),
      actions: actionsIn(sentence, text, isQuoted),
      isThinking: thinking.has(at),
      isTurn: turns.has(at),
      isDoubt: doubts.has(at),
    };
    const markers = genericMarkers(counted, {
      stockPhrases: stockPhrases.get(at) ?? 0,
      hasBalance: balances.has(at),
      promptStems,
    });
    const worth = markers.reduce((sum, marker) => sum + marker.worth, 0);
    return {
      ...counted,
      isAnchored: isAnchored(counted),
      generic: markers.length === 0 || sentence.isSpoken ? 0 : worth - particularity(counted),
      markers: markers.map(({ name }) => name),
    };
  });
}

/** How many of the spans begin in each sentence, by its place. */
function countBySentence(spans: readonly Span[], sentences: readonly Sentence[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { start } of spans) {
    const at = spanAt(sentences, start)?.index;
    if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

function countWords({ words }: Sentence) {
  const bases = words.map(({ lower }) => withoutPossessive(lower));
  const count = (is: (word: string) => boolean) => bases.filter(is).length;
  return {
    concrete: count((word) => CONCRETE.has(word)),
    people: count((word) => PEOPLE.has(word)),
    abstract: count(isAbstract),
    ornate: count((word) => ORNATE.has(word)),
    firstPerson: words.filter(({ lower }) => FIRST_PERSON.has(lower)).length,
  };
}

type Counted = Pick<
  SentenceFacts,
  'sentence' | 'names' | 'hasSpeech' | 'concrete' | 'numbers' | 'people' | 'actions'
>;

/** The sentence holds something a reader can see or count. */
function isAnchored({ sentence, names, hasSpeech, concrete, numbers, people, actions }: Counted): boolean {
  if (names > 0 || hasSpeech || concrete >= 3) return true;
  const hasSomeone = people > 0 || actions.length > 0;
  if (numbers > 0 && (hasDigitsOrDate(sentence) || concrete > 0 || hasSomeone)) return true;
  return concrete >= 2 && (hasSomeone || sentence.words.length <= 12);
}
