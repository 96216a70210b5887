import { phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { countWord, printed } from '../../../../domain/figures/print.js';
import { stateName } from '../../../../domain/entities/state-names.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Category, type ListedCollege } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { asking, mayAsk } from '../../asking.js';
import { byEstimate, chanceRowWords, chancesBlock } from '../../chance-words.js';
import { failed } from '../failed.js';
import { missingInBrief } from './missing-in-brief.js';

const CATEGORIES: readonly Category[] = ['reach', 'target', 'safety'];
const MOST_ROWS = 4;
const ENOUGH_AT_HOME = 3;
const MOST_LOOKED_AT = 10;

export async function overviewOfRecommended(asked: Asked, tools: TurnTools): Promise<Answer> {
  const all = await recommended(tools);
  const home = all.filter(({ college }) => college.state === asked.student.homeState);
  const atHome = home.length >= ENOUGH_AT_HOME;
  const rows = someOf(atHome ? home : all);
  if (rows.length === 0) return failed('I couldn’t find colleges to estimate just now.');
  const missing = await missingInBrief(tools);
  const reply = new ReplyWriter()
    .rows(
      phrase`${await whatCounts(tools)} ${headingOf(asked, rows.length, atHome)}`,
      rows.map(chanceRowWords),
    )
    .say(...missing.words)
    .say(missing.question ?? 'Which of them would you like to look at closer?')
    .block(chancesBlock(rows))
    .offer(...chipsFor(asked, rows));
  const asksForTest = missing.question !== null && !asked.student.hasTest && mayAsk(asked.state, 'test');
  return {
    reply: reply.done(),
    state: { focus: rows.map(({ college }) => college.id), ...(asksForTest && asking(asked, 'test')) },
  };
}

/** The likeliest to be chosen from: a reach, two targets, a safety. */
export const bestRecommended = async (tools: TurnTools): Promise<ListedCollege[]> =>
  someOf(await recommended(tools));

async function recommended(tools: TurnTools): Promise<ListedCollege[]> {
  const lists = [];
  for (const category of CATEGORIES)
    lists.push(await tools.use('recommendations', { category, limit: MOST_LOOKED_AT }));
  return lists.flatMap((list) => (list.ok ? list.data.rows.filter(({ chance }) => chance !== null) : []));
}

/** One reach, two targets, one safety, and more of what there is where one is missing. */
function someOf(rows: readonly ListedCollege[]): ListedCollege[] {
  const of = (category: Category) => rows.filter(({ chance }) => chance?.category === category);
  const first = [...of('reach').slice(0, 1), ...of('target').slice(0, 2), ...of('safety').slice(0, 1)];
  const others = rows.filter((row) => !first.includes(row));
  return [...first, ...others].slice(0, MOST_ROWS).sort(byEstimate);
}

/** "Your 3.4 already gives real ranges." */
async function whatCounts(tools: TurnTools): Promise<Phrase> {
  const profile = await tools.use('my_profile', {});
  const figures = profile.ok ? profile.data.figures : [];
  const gpa = figures.find(({ answer }) => answer === 'unweightedGpa' || answer === 'weightedGpa');
  const score = figures.find(({ answer }) => answer === 'satTotal' || answer === 'actComposite');
  const shown = gpa ?? score;
  return shown === undefined
    ? phrase`There is enough in your profile for real ranges.`
    : phrase`Your ${printed(shown)} already gives real ranges.`;
}

function headingOf({ student }: Asked, count: number, atHome: boolean): string {
  const some = capital(countWord(count));
  return atHome && student.homeState !== null
    ? `${some} in ${stateName(student.homeState)}, from hardest to surest:`
    : `${some} from your recommended list, from hardest to surest:`;
}

function chipsFor({ student }: Asked, rows: readonly ListedCollege[]): string[] {
  const [hardest] = rows;
  const why = hardest === undefined ? [] : [`Why is ${hardest.college.name} a reach?`];
  const test = student.hasTest
    ? ['What would help most?']
    : ['I got a … on the SAT', 'I haven’t taken a test'];
  return [...test, 'Which safeties fit me?', ...why];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
