import { type Finding } from '../../reading/finding.js';
import { type Sentence } from '../../text/manuscript.js';
import { found } from '../found.js';
import { beginning, stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const JOINTS = new Set(['and', 'but', 'so', 'because', 'which', 'then']);
const LONG = 60;
const LONG_WITH_JOINTS = { words: 42, joints: 5 };
const MOST_LONG_SHOWN = 3;

/** Sentences in which a reader loses the thread. */
export function longSentences({ manuscript, isQuoted }: EssayToJudge): Finding[] {
  const long = manuscript.sentences.filter((sentence) => !sentence.isSpoken && isLong(sentence, isQuoted));
  const [first] = long;
  if (first === undefined) return [];
  return found(
    'long-sentence',
    long.slice(0, MOST_LONG_SHOWN).flatMap((sentence) => beginning(sentence)),
    { words: first.words.length },
  );
}

function isLong({ words, text }: Sentence, isQuoted: (at: number) => boolean): boolean {
  const own = words.filter(({ start }) => !isQuoted(start));
  if (own.length >= LONG) return true;
  const joints = own.filter(({ lower }) => JOINTS.has(lower)).length;
  const runsOn = own.length >= LONG_WITH_JOINTS.words && joints >= LONG_WITH_JOINTS.joints;
  return runsOn && !/[;:—–]/.test(text);
}

const PLAIN_STARTS = new Set(['i', 'he', 'she', 'it', 'we', 'they', 'the', 'my', 'this', 'there']);
const ROW = 5;
const MOST_OF_A_ROW_SHOWN = 6;

/** Five sentences in a row with the same plain beginning. */
export const sameStarts = ({ manuscript }: EssayToJudge): Finding[] =>
  rowsOfSameStart(manuscript.sentences)
    .filter((row) => row.length >= ROW)
    .flatMap((row) =>
      found(
        'same-start',
        row.slice(0, MOST_OF_A_ROW_SHOWN).flatMap(({ words }) => stretch(words.slice(0, 3))),
        { word: row[0]?.words[0]?.text ?? '', count: row.length },
      ),
    );

function rowsOfSameStart(sentences: readonly Sentence[]): Sentence[][] {
  const rows: Sentence[][] = [];
  for (const sentence of sentences) {
    if (sentence.isSpoken || !PLAIN_STARTS.has(startOf(sentence))) {
      rows.push([]);
      continue;
    }
    const row = rows.at(-1);
    if (row?.[0]?.paragraph === sentence.paragraph && startOf(row[0]) === startOf(sentence))
      row.push(sentence);
    else rows.push([sentence]);
  }
  return rows;
}

const startOf = ({ words }: Sentence): string => words[0]?.lower ?? '';

const SHOUTS = 3;
const WORDS_BEFORE_THE_MARK = 5;

export function exclamations({ text, isQuoted, factsAt }: EssayToJudge): Finding[] {
  const marks = [...text.matchAll(/!/g)].map(({ index }) => index).filter((at) => !isQuoted(at));
  if (marks.length < SHOUTS) return [];

  const ends = new Map(marks.map((at) => [factsAt(at - 1)?.sentence.index, at]));
  const places = [...ends.values()].slice(0, SHOUTS).map((at) => {
    const words = factsAt(at - 1)?.sentence.words.filter(({ end }) => end <= at) ?? [];
    return { start: words.at(-WORDS_BEFORE_THE_MARK)?.start ?? words[0]?.start ?? at, end: at + 1 };
  });
  return found('exclamations', places, { count: marks.length });
}

const MANY_QUESTIONS = { atLeast: 5, share: 0.18, shown: 4 };
const ASKS = /\?["']?\s*$/;

export function manyQuestions({ manuscript, isQuoted }: EssayToJudge): Finding[] {
  const { sentences } = manuscript;
  const asked = sentences.filter(
    ({ text, isSpoken, words }) => ASKS.test(text) && !isSpoken && !isQuoted(words.at(-1)?.start ?? 0),
  );
  if (asked.length < MANY_QUESTIONS.atLeast || asked.length < MANY_QUESTIONS.share * sentences.length)
    return [];

  const places = asked.slice(0, MANY_QUESTIONS.shown).flatMap((sentence) => beginning(sentence));
  return found('many-questions', places, { count: asked.length });
}
