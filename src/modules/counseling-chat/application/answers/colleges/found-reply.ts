import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { searchAddress } from '../../tools/colleges/search-query.js';
import { type CollegeList } from '../../tools/tool-results.js';
import { type Answer, type Asked } from '../answerer.js';
import { listedLine, listedRow, pricesNote } from './listed-words.js';
import { wishWords } from './wish-words.js';

const ORDERS = {
  match: 'Best fit for you first',
  netPrice: 'Lowest price first',
  completion: 'Highest graduation rate first',
  admitRate: 'Highest admit rate first',
  size: 'Biggest first',
  distance: 'All of them near',
  earnings: 'Highest earnings first',
} as const;
const QUESTIONS = [
  'Shall I narrow it down, or compare the first two?',
  'Want cheaper ones, or two of them side by side?',
  'Which one would you like to know better?',
] as const;

interface Found {
  readonly list: CollegeList;
  readonly page: number;
  /** What is said before the list, such as what changed. */
  readonly opening?: Said;
}

/** A list that was searched, as the student reads it. */
export function foundReply(asked: Asked, { list, page, opening = '' }: Found): Answer {
  const { rows, wishes } = list;
  const bySize = wishes.sort === 'size';
  const writer = new ReplyWriter().say(opening, relaxedWords(list)).rows(
    headingOf(asked, list),
    rows.map((row) => listedLine(row, bySize)),
  );
  writer.block({ type: 'colleges', rows: rows.map((row) => listedRow(row, bySize)) });
  writer.say(pricesNote(rows)).say(QUESTIONS[asked.variant % QUESTIONS.length] ?? QUESTIONS[0]);
  writer.offer(
    ...(wishes.sort === 'netPrice' ? [] : ['Cheaper ones']),
    'Compare the first two',
    ...ownershipChip(list),
    'Show me more',
  );
  writer.action({ type: 'open', href: searchAddress(wishes), label: 'See them all in Colleges' });
  const shown = {
    kind: 'search',
    ids: rows.map(({ college }) => college.id),
    wishes,
    page,
    sinceTurn: asked.state.turn,
  } as const;
  return { reply: writer.done(), state: { shown } };
}

const relaxedWords = ({ relaxed }: CollegeList): string =>
  relaxed.length === 0 ? '' : `No college fits all of that, so I left out ${relaxed.join(' and ')}.`;

function headingOf({ entities }: Asked, { rows, total, wishes }: CollegeList): Phrase {
  const count = Number(total.value ?? 0);
  const field = entities.majors[0]?.words ?? null;
  const what = phrase`${printed(total)} ${wishWords(wishes, count, field)}`;
  if (rows.length >= count) return phrase`${what}:`;
  return phrase`${what}. ${wishes.sort === undefined ? 'Some of them' : ORDERS[wishes.sort]}:`;
}

const ownershipChip = ({ wishes, rows }: CollegeList): string[] =>
  wishes.ownership === undefined && rows.some(({ ownership }) => ownership !== 'Public')
    ? ['Only public ones']
    : [];

/** Where nothing fits, even with a wish given up. */
export function nothingFound({ advice }: CollegeList): Answer {
  const writer = new ReplyWriter().say('I found no college like that in the federal data.');
  if (advice.length > 0) writer.say(`Leaving out ${advice.slice(0, 2).join(' or ')} would help.`);
  return {
    reply: writer
      .say('What matters most to you: the place, the price or the major?')
      .offer('Recommend colleges', 'Cheapest colleges for me')
      .done(),
  };
}
