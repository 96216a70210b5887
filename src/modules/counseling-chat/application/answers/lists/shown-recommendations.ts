import { type SearchWishes } from '../../../domain/entities/entities.js';
import { type Phrase, phrase } from '../../../domain/figures/figure.js';
import { countWord } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type ListedCollege } from '../../tools/tool-results.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, chancesBlock } from './chance-lines.js';
import { notNarrowed, shortfall } from './list-remarks.js';
import { capitalized, majorInSentence, programNote } from './words.js';
import { wishWords } from '../colleges/wish-words.js';

const PLURAL = { reach: 'reaches', target: 'targets', safety: 'safeties' } as const;

export function shownRecommendations(
  asked: Asked,
  rows: readonly ListedCollege[],
  wishes: SearchWishes,
  page: number,
): Answer {
  const { state, student, entities } = asked;
  const reply = new ReplyWriter()
    .rows(headingOf(asked, rows, wishes), rows.map(chanceLine), 'numbers')
    .say(
      shortfall(entities.count, rows.length),
      notNarrowed(asked),
      whyFirst(rows),
      programNote(entities.majors[0]?.words ?? student.major),
      rows.length === 1 ? 'Want to save it?' : 'Want to save one, or compare the first two?',
    )
    .block(chancesBlock(rows))
    .offer(...chips(rows, wishes));
  for (const { college } of rows.slice(0, MOST_BUTTONS))
    reply.action({ type: 'save-college', collegeId: college.id, name: college.name });
  const ids = rows.map(({ college }) => college.id);
  return {
    reply: reply.done(),
    state: { shown: { kind: 'recommended', ids, wishes, page, sinceTurn: state.turn } },
  };
}
const MOST_BUTTONS = 3;

const chips = (rows: readonly ListedCollege[], { sort }: SearchWishes): string[] => [
  ...(rows.length === 1 ? ['Save it'] : ['Compare the first two', 'Save the first one']),
  ...(sort === 'netPrice' ? [] : ['Cheaper ones']),
  'Show me more',
];

function headingOf({ entities }: Asked, rows: readonly ListedCollege[], wishes: SearchWishes) {
  const { category, ...others } = wishes;
  const isOne = rows.length === 1;
  const [major] = entities.majors;
  const field =
    major === undefined ? null : major.title === null ? major.words : majorInSentence(major.title);
  const what =
    category === undefined
      ? wishWords(others, rows.length, field)
      : phrase`${isOne ? category : PLURAL[category]}${restOf(wishWords(others, rows.length, field))}`;
  const order = isOne ? '' : wishes.sort === 'netPrice' ? ', cheapest first' : ', best fit first';
  return phrase`${capitalized(phrase`${countWord(rows.length)}`)} ${what} for you${order}:`;
}

/** "targets in Ohio" for "colleges in Ohio"; "targets: public colleges in Ohio" where more is wished. */
function restOf(words: Phrase): Phrase {
  const bare = /^colleges?/.exec(words.text)?.[0];
  return bare === undefined ? phrase` among ${words}` : { ...words, text: words.text.slice(bare.length) };
}

/** The merits of the first, in the words of the match. */
function whyFirst([first]: readonly ListedCollege[]): string {
  if (first === undefined || first.why === '' || /\d/.test(first.why)) return '';
  return `${first.college.name}: ${first.why.charAt(0).toLowerCase()}${first.why.slice(1)}`;
}
