import { phrase, type Phrase } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeRef, type Reply } from '../../../domain/replies/reply.js';
import { type DeadlineRow } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answerer } from '../answerer.js';
import { monthMeant } from './month-meant.js';
import { MY_LIST } from './my-list-page.js';

const MOST_SHOWN = 5;

/** Dates the student entered; otherwise the usual ones, and never a made-up date of a college. */
export const answerDeadlines: Answerer = async ({ colleges, message, now }, tools) => {
  const [college] = colleges;
  if (college !== undefined) return { reply: await datesOf(college, tools) };
  const month = monthMeant(message, now);
  const due = month === null ? [] : await rowsOf(tools, { month: month.month });
  if (month !== null && due.length > 0) return { reply: entered(due, `Due ${month.words}:`) };
  const all = await rowsOf(tools, {});
  const dated = all.filter(({ isUsual }) => !isUsual);
  if (month !== null) return { reply: nothingDue(month.words, dated, all) };
  return { reply: dated.length > 0 ? entered(dated, 'Your next dates, the nearest first:') : noDates(all) };
};

async function rowsOf(
  tools: TurnTools,
  input: { readonly college?: number; readonly month?: number },
): Promise<readonly DeadlineRow[]> {
  const found = await tools.use('deadlines', input);
  return found.ok ? found.data : [];
}

async function datesOf(college: CollegeRef, tools: TurnTools): Promise<Reply> {
  const rows = await rowsOf(tools, { college: college.id });
  if (rows.some(({ isUsual }) => !isUsual)) return entered(rows, `Your date for ${college.name}:`);
  return new ReplyWriter()
    .say(`I don’t have a checked date for ${college.name}; its own admissions page decides.`, usual(rows))
    .say('Have you picked a round yet?')
    .offer('What is Early Decision?', 'Which round should I choose?', 'What is due this month?')
    .done();
}

const entered = (rows: readonly DeadlineRow[], heading: string): Reply =>
  new ReplyWriter()
    .rows(heading, rows.slice(0, MOST_SHOWN).map(dateLine))
    .say(
      'You entered these, so check each on the college’s own page. Want to see what is still open for the first?',
    )
    .block({
      type: 'steps',
      rows: rows.slice(0, MOST_SHOWN).map((row) => ({ words: dateLine(row).text, href: null })),
    })
    .action(MY_LIST)
    .offer('How are my applications?', 'How are my essays?')
    .done();

const dateLine = ({ college, round, date }: DeadlineRow): Phrase =>
  phrase`${college?.name ?? 'An application'}: ${round}, ${printed(date)}`;

function nothingDue(when: string, dated: readonly DeadlineRow[], all: readonly DeadlineRow[]): Reply {
  const [next] = dated;
  const reply = new ReplyWriter();
  if (next === undefined)
    reply
      .say(`No dates are due ${when}: you haven’t added any here yet.`, usual(all))
      .say('Which college shall we start with?');
  else
    reply
      .say(`No dates of yours are due ${when}.`, phrase`The next one is ${dateLine(next)}.`)
      .say('Want to see what is still open for it?');
  return reply.action(MY_LIST).offer('How are my applications?', 'What should I do next?').done();
}

const noDates = (all: readonly DeadlineRow[]): Reply =>
  new ReplyWriter()
    .say('You haven’t added any dates here yet, so I can only give the usual ones.', usual(all))
    .say('Which college shall we start with?')
    .action(MY_LIST)
    .offer('What is Early Decision?', 'What is rolling admission?', 'What should I do next?')
    .done();

/** Usual dates always say that they are. */
function usual(rows: readonly DeadlineRow[]): Phrase {
  const dateOf = (round: string) => rows.find((row) => row.isUsual && row.round === round)?.date;
  const [early, regular] = [dateOf('Early Action'), dateOf('Regular Decision')];
  if (early === undefined || regular === undefined) return phrase``;
  return phrase`Early rounds usually close ${printed(early)} and Regular Decision in ${printed(regular)} (usual dates, check the college).`;
}
