import { type MajorMention } from '../../../domain/entities/entities.js';
import { majorInSentence } from '../lists/words.js';
import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed, termOf } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { searchAddress } from '../../tools/colleges/search-query.js';
import { type CollegeList } from '../../tools/tool-results.js';
import { type Answer, type Asked } from '../answerer.js';
import { isShownAlready, notNarrowed, shortfall, stillThese } from '../lists/list-remarks.js';
import { listedLine, listedRow, pricesNote } from './listed-words.js';
import { wishWords } from './wish-words.js';

const ORDERS = {
  match: 'Best fit for you first',
  netPrice: 'Lowest price first, colleges that fit you before others',
  completion: 'Highest graduation rate first',
  admitRate: 'Highest admit rate first',
  size: 'Biggest first',
  distance: 'Some of them',
  earnings: 'Highest earnings first',
} as const;
const QUESTIONS = [
  'Shall I narrow it down, or compare the first two?',
  'Want two of them side by side, or another kind?',
  'Which one would you like to know better?',
] as const;
const ABOUT_ONE = 'Want to know more about it, or shall I look wider?';

interface Found {
  readonly list: CollegeList;
  readonly page: number;
  /** What is said before the list, such as what changed. */
  readonly opening?: Said;
}

/** A list that was searched, as the student reads it. */
export function foundReply(asked: Asked, { list, page, opening = '' }: Found): Answer {
  const { rows, wishes } = list;
  const refs = rows.map(({ college }) => college);
  const isSame = isShownAlready(
    asked,
    refs.map(({ id }) => id),
  );
  if (isSame && opening === '') return stillThese(asked, refs);
  const bySize = wishes.sort === 'size';
  const writer = new ReplyWriter().say(relaxedWords(list), opening).rows(
    headingOf(asked, list),
    rows.map((row) => listedLine(row, bySize)),
  );
  writer.block({ type: 'colleges', rows: rows.map((row) => listedRow(row, bySize)) });
  writer.say(
    shortfall(asked.entities.count, rows.length),
    notNarrowed(asked),
    pricesNote(rows),
    policyNote(list),
  );
  const isOne = rows.length < 2;
  writer.say(isOne ? ABOUT_ONE : (QUESTIONS[asked.variant % QUESTIONS.length] ?? QUESTIONS[0]));
  writer.offer(...chipsFor(list));
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

/** By its title where it has one: "nursing" for "be a nurse". */
const majorWords = (major: MajorMention | undefined): string | null =>
  major === undefined ? null : major.title === null ? major.words : majorInSentence(major.title);

function headingOf({ entities, student }: Asked, { rows, total, wishes }: CollegeList): Phrase {
  const count = Number(total.value ?? 0);
  const field = majorWords(entities.majors[0]);
  const what = phrase`${printed(total)} ${wishWords(wishes, count, field)}`;
  if (rows.length >= count) return phrase`${what}:`;
  // The order of a search without a text or another wish.
  const isByFit = wishes.text === undefined && student.enoughToEstimate;
  return phrase`${what}. ${ORDERS[wishes.sort ?? (isByFit ? 'match' : 'distance')]}:`;
}

function chipsFor({ rows, total, wishes }: CollegeList): string[] {
  const [first] = rows;
  if (first !== undefined && rows.length === 1)
    return [`Tell me about ${first.college.name}`, 'Recommend colleges'];
  const publics = rows.filter(({ ownership }) => ownership === 'Public').length;
  return [
    ...(wishes.sort === 'netPrice' ? [] : ['Cheaper ones']),
    'Compare the first two',
    ...(publics > 0 && publics < rows.length ? ['Only public ones'] : []),
    ...(Number(total.value) > rows.length ? ['Show me more'] : []),
  ];
}

/** A policy is that of a year, and several colleges have changed since. */
function policyNote({ rows: [first], wishes }: CollegeList): Said {
  if (wishes.testPolicy === undefined || first === undefined) return '';
  return phrase`Test policies are those of ${termOf(first.admitRate)}, so check each college’s own page.`;
}

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
