import { isAbstract } from '../../reading/word-kinds.js';
import { type Finding } from '../../reading/finding.js';
import { type Manuscript, type Sentence, type Word } from '../../text/manuscript.js';
import { stem } from '../../text/stem.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { found } from '../found.js';
import { stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const PHRASE = 5;
const OWN_WORDS_OF_A_PHRASE = 2;
const TIMES = 3;
/** Said twice word for word, a stretch this long is no chance. */
const LONG_STRETCH = 8;
const MOST_SHOWN = 4;

/** Five words three times, eight words twice, or a whole sentence twice. */
export function repeatedPhrases({ manuscript }: EssayToJudge): Finding[] {
  const [most] = phrasesOf(manuscript)
    .filter((places) => isRepeated(manuscript, places) && !isAlwaysAStart(manuscript, places))
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  if (most === undefined) return repeatedSentences(manuscript);

  return found(
    'repeated-phrase',
    most.slice(0, MOST_SHOWN).flatMap((at) => stretch(manuscript.words.slice(at, at + PHRASE))),
    { count: most.length },
  );
}

/** Where each phrase begins, as places among the words. */
function phrasesOf({ words }: Manuscript): number[][] {
  const phrases = words.flatMap((_, at) => {
    const phrase = words.slice(at, at + PHRASE);
    return isPhrase(phrase) ? [{ at, key: textOf(phrase) }] : [];
  });
  return [...Map.groupBy(phrases, ({ key }) => key).values()].map((group) => group.map(({ at }) => at));
}

const isPhrase = (phrase: readonly Word[]): boolean =>
  phrase.length === PHRASE &&
  phrase[0]?.sentence === phrase.at(-1)?.sentence &&
  phrase.filter(({ lower }) => !EVERYDAY_WORDS.has(lower)).length >= OWN_WORDS_OF_A_PHRASE;

const textOf = (words: readonly Word[]): string => words.map(({ lower }) => lower).join(' ');

function isRepeated({ words }: Manuscript, places: readonly number[]): boolean {
  const [first, second] = places;
  if (first === undefined || second === undefined) return false;
  return places.length >= TIMES || sharedStretch(words, first, second) >= LONG_STRETCH;
}

function sharedStretch(words: readonly Word[], first: number, second: number): number {
  let size = 0;
  while (size < LONG_STRETCH && words[second + size]?.lower === words[first + size]?.lower) size++;
  return size;
}

/** Sentences that begin alike are a pattern of their own. */
const isAlwaysAStart = ({ words, sentences }: Manuscript, places: readonly number[]): boolean =>
  places.every((at) => {
    const word = words[at];
    return word !== undefined && sentences[word.sentence]?.words[0] === word;
  });

const SHORTEST_SENTENCE = 6;
const WORDS_SHOWN = 10;

function repeatedSentences({ sentences }: Manuscript): Finding[] {
  const long = sentences.filter(({ words }) => words.length >= SHORTEST_SENTENCE);
  const copies = [...Map.groupBy(long, (sentence: Sentence) => textOf(sentence.words)).values()].find(
    (group) => group.length >= 2,
  );
  if (copies === undefined) return [];
  return found(
    'repeated-phrase',
    copies.slice(0, MOST_SHOWN).flatMap(({ words }) => stretch(words.slice(0, WORDS_SHOWN))),
    { count: copies.length },
  );
}

const HOLLOW = { times: 5, per100: 1.6, shown: 5 };
const SHORTEST_WORD = 3;

/** An abstract word that has to say everything. The prompt's own words are excused. */
export function hollowWords({ manuscript, brief, measures }: EssayToJudge): Finding[] {
  const asked = new Set(
    brief.prompt
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stem),
  );
  const countable = manuscript.words.filter(
    ({ lower, isNumber }) => !isNumber && lower.length >= SHORTEST_WORD && !EVERYDAY_WORDS.has(lower),
  );
  const groups = [...Map.groupBy(countable, ({ lower }) => stem(lower))]
    .filter(([key, words]) => !asked.has(key) && words.some(({ lower }) => isAbstract(lower)))
    .map(([, words]) => words)
    .filter((words) => words.length >= HOLLOW.times)
    .filter((words) => (words.length * 100) / Math.max(measures.n, 100) >= HOLLOW.per100);

  const [first] = groups.toSorted((a, b) => b.length - a.length);
  if (first?.[0] === undefined) return [];
  return found('repeated-word', first.slice(0, HOLLOW.shown), { word: first[0].lower, count: first.length });
}
