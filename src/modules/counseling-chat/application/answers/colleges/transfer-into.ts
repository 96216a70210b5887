import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { ruleFigure } from '../../../domain/figures/own-figures.js';
import { priceWords, printed } from '../../../domain/figures/print.js';
import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { type CollegeFacts } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';

/** What the conversation calls the subject of transferring. */
export const TRANSFER = 'transfer';
const ASKS_FOR_GRADES = /\bgpas?\b|\bgrades?\b/;
const ASKS_FOR_CREDITS = /\bcredits?\b|\bclasses (?:count|transfer)\b/;
const ASKS_WHETHER = /\bshould i\b|\bgood (?:idea|for|plan)\b|\bworth\b|\bdo that\b/;

/** Going to a college by way of another: what counts there, what both cost, and what to ask. */
export async function transferInto(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const ids = asked.colleges.map(({ id }) => id);
  if (ids.length === 0) return null;
  const found = await tools.use('college_facts', { colleges: ids, about: ['admitRate'] });
  if (!found.ok) return null;
  const first = found.data.find(isOpen);
  const goal = found.data.find((college) => college !== first);
  const { plain } = normalize(asked.message);
  if (goal === undefined) {
    if (first === undefined) return null;
    const example = ASKS_FOR_SUMS.test(plain) ? await largestPublicAtHome(asked, tools) : null;
    return example === null ? startingAt(first, tools) : asAnExample(first, example, plain, tools);
  }
  const start = first;
  return {
    reply: new ReplyWriter()
      .say(opening(goal, start, plain), await pricesOf(goal, start, plain, tools))
      .say(
        `Colleges choose transfers by college grades, in the classes your major asks for. The federal data has no admit rate for transfers, so my range for first-years doesn’t fit.`,
        `The transfer page of ${goal.college.name} says which GPA, which classes and which agreements.`,
      )
      .say(
        asked.student.gradeLevel === 'Graduate'
          ? 'Which major would you go into?'
          : 'Want the first-year chance beside it?',
      )
      .offer('My chances as a first-year', 'What would it cost me?', 'Community colleges near me')
      .done(),
    state: {
      attribute: TRANSFER,
      lastColleges: [goal.college.id, ...(start === undefined ? [] : [start.college.id])],
    },
  };
}

/** Who names no goal is shown the sum for the largest public college at home. */
async function largestPublicAtHome({ student }: Asked, tools: TurnTools): Promise<CollegeRef | null> {
  if (student.homeState === null) return null;
  const found = await tools.use('search_colleges', {
    states: [student.homeState],
    ownership: 'public',
    degrees: 'bachelors',
    sort: 'size',
    limit: 1,
  });
  return found.ok ? (found.data.rows[0]?.college ?? null) : null;
}

async function asAnExample(
  first: CollegeFacts,
  college: CollegeRef,
  plain: string,
  tools: TurnTools,
): Promise<Answer> {
  const goal = { college, facts: [], website: null };
  return {
    reply: new ReplyWriter()
      .say(
        `With ${college.name} as an example, since I don’t know where you’d finish.`,
        await pricesOf(goal, first, plain, tools),
      )
      .say('Where would you like to finish?')
      .offer('Public ones in my state', 'What would it cost me?')
      .done(),
    state: { attribute: TRANSFER, lastColleges: [first.college.id] },
  };
}

/** Where only the beginning is known: what it costs, and which goal to name. */
async function startingAt({ college }: CollegeFacts, tools: TurnTools): Promise<Answer> {
  const found = await tools.use('net_price', { colleges: [college.id] });
  const [cost] = found.ok ? found.data : [];
  return {
    reply: new ReplyWriter()
      .say(
        `Yes, that’s a real path: ${college.name} takes nearly everyone, and after one or two years you move to a four-year college as a transfer.`,
        cost?.price.value == null ? '' : phrase`A year there costs ${priceWords(cost.price)}.`,
      )
      .say(
        'Plan classes by the transfer agreement of the college you want to finish at, from the first term; credits that don’t count are what makes it dear.',
      )
      .say('Where would you like to finish? Then I’ll add up both.')
      .offer('Public ones in my state', 'What would it cost me?')
      .done(),
    state: { attribute: TRANSFER, lastColleges: [college.id] },
  };
}

const isOpen = ({ facts }: CollegeFacts): boolean =>
  facts.some(({ key, words }) => key === 'admitRate' && words === 'open');

function opening(goal: CollegeFacts, start: CollegeFacts | undefined, plain: string): Said {
  const { name } = goal.college;
  if (ASKS_FOR_GRADES.test(plain))
    return `No single GPA gets you into ${name} as a transfer: it depends on the major. Plan on a B average at least, and well above it for crowded fields such as business, nursing, engineering or computer science.`;
  if (ASKS_FOR_CREDITS.test(plain))
    return `Credits count where ${name} accepts them, and that is settled class by class. Look up its transfer equivalency list, or your state’s agreement, before you register, and keep each syllabus.`;
  if (start === undefined)
    return `Yes, you can still get to ${name} later, as a transfer after a year or two at another college. It’s a real way in, and nobody can promise it.`;
  const from = start.college.name;
  return ASKS_WHETHER.test(plain)
    ? `I’d take it seriously: ${from} first is a sound plan when money or grades are tight and you can hold your grades up there. The catch is credits, so pick classes from the list of ${name} from the first term.`
    : `Yes, starting at ${from} and moving on to ${name} is a real path. ${from} takes nearly everyone; the step into ${name} depends on your grades there, and nobody can promise it.`;
}

const ASKS_FOR_SUMS = /\b(?:total|save|cost|costs|altogether|cheaper|difference|price)\b/;
const YEARS_OF_EACH = 2;
const ROUND = 1000;
const sum = (dollars: number): Phrase => printed(ruleFigure(Math.round(dollars / ROUND) * ROUND, 'dollars'));

async function pricesOf(
  goal: CollegeFacts,
  start: CollegeFacts | undefined,
  plain: string,
  tools: TurnTools,
): Promise<Said> {
  if (start === undefined) return '';
  const found = await tools.use('net_price', { colleges: [start.college.id, goal.college.id] });
  if (!found.ok) return '';
  const [one, other] = [start, goal].map(({ college }) =>
    found.data.find((row) => row.college.id === college.id),
  );
  const [first, second] = [one?.price.value, other?.price.value];
  if (one === undefined || other === undefined || typeof first !== 'number' || typeof second !== 'number')
    return '';
  const here = phrase`${priceWords(one.price)} at ${start.college.name}`;
  const there = phrase`${priceWords(other.price)} at ${goal.college.name}`;
  if (!ASKS_FOR_SUMS.test(plain)) return phrase`A year costs ${here}, and ${there}.`;
  const mixed = sum(YEARS_OF_EACH * (first + second));
  const whole = sum(2 * YEARS_OF_EACH * second);
  return phrase`Two years there and two at ${goal.college.name} come to about ${mixed}, four years at ${goal.college.name} to about ${whole}: ${here}, ${there}, if all credits count.`;
}
