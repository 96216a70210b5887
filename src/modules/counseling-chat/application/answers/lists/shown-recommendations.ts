import { stateName } from '../../../domain/entities/state-names.js';
import { type SearchWishes } from '../../../domain/entities/entities.js';
import { phrase } from '../../../domain/figures/figure.js';
import { countWord } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type ListedCollege } from '../../tools/tool-results.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, chancesBlock } from './chance-lines.js';
import { capitalized, programNote } from './words.js';

const PLURAL = { reach: 'reaches', target: 'targets', safety: 'safeties' } as const;

export function shownRecommendations(
  { state, student, entities }: Asked,
  rows: readonly ListedCollege[],
  wishes: SearchWishes,
  page: number,
): Answer {
  const reply = new ReplyWriter()
    .rows(headingOf(rows, wishes), rows.map(chanceLine), 'numbers')
    .say(
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

function headingOf(rows: readonly ListedCollege[], { category, states, ownership, sort }: SearchWishes) {
  const [only] = states ?? [];
  const where = states?.length === 1 && only !== undefined ? ` in ${stateName(only)}` : '';
  const kind = ownership === undefined ? '' : `${ownership} `;
  const what =
    category === undefined
      ? rows.length === 1
        ? 'college'
        : 'colleges'
      : rows.length === 1
        ? category
        : PLURAL[category];
  const order = rows.length === 1 ? '' : sort === 'netPrice' ? ', cheapest first' : ', best fit first';
  return phrase`${capitalized(phrase`${countWord(rows.length)}`)} ${kind}${what}${where} for you${order}:`;
}

/** The merits of the first, in the words of the match. */
function whyFirst([first]: readonly ListedCollege[]): string {
  if (first === undefined || first.why === '' || /\d/.test(first.why)) return '';
  return `${first.college.name}: ${first.why.charAt(0).toLowerCase()}${first.why.slice(1)}`;
}
