import { phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { printed, termOf } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { joinReplies } from '../../../../domain/replies/join-replies.js';
import { type CollegeRef, type Reply } from '../../../../domain/replies/reply.js';
import { type DeadlineRow } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answerer } from '../../answerer.js';
import { californiaDates } from './california-dates.js';
import { DATE_NOTES } from './date-notes.js';
import { monthMeant } from './month-meant.js';
import { APPLICATIONS, MY_LIST } from '../my-list-page.js';

const MOST_SHOWN = 5;
const MOST_COLLEGES = 3;

/** Dates of the student’s applications; else what a college published, with its cycle; else the usual ones. Never a made-up date. */
export const answerDeadlines: Answerer = async ({ colleges, message, now }, tools) => {
  if (colleges.length > 0) {
    const dates = await Promise.all(
      colleges.slice(0, MOST_COLLEGES).map((college) => datesOf(college, tools)),
    );
    return { reply: joinReplies(dates) };
  }
  const month = monthMeant(message, now);
  const due = month === null ? [] : await rowsOf(tools, { month: month.month });
  if (month !== null && due.length > 0) return { reply: entered(due, `Due ${month.words}:`) };
  const all = await rowsOf(tools, {});
  const dated = all.filter(({ isOwn }) => isOwn);
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
  if (rows.some(({ isOwn }) => isOwn)) return entered(rows, `Your date for ${college.name}:`);
  const reply = new ReplyWriter();
  const [first] = rows;
  const ofCalifornia = californiaDates(college);
  if (ofCalifornia !== null && first?.is !== 'published') reply.say(ofCalifornia);
  else if (first?.is === 'published') reply.rows(publishedHeading(college, first), rows.map(dayLine));
  else
    reply.say(
      `I don’t have a checked date for ${college.name}; its own admissions page decides.`,
      usual(rows),
    );
  return reply
    .say(
      first?.is === 'published'
        ? 'Check its admissions page before you count on one. Have you picked a round yet?'
        : 'Have you picked a round yet?',
    )
    .offer('What is Early Decision?', 'Which round should I choose?', 'What is due this month?')
    .done();
}

const publishedHeading = ({ name }: CollegeRef, { date, isOfOtherCycle }: DeadlineRow): Phrase =>
  isOfOtherCycle
    ? phrase`${name} in the ${termOf(date)} cycle; yours may differ:`
    : phrase`What ${name} published for ${termOf(date)}:`;

const dayLine = ({ round, date }: DeadlineRow): Phrase => phrase`${round}: ${printed(date)}`;

const entered = (rows: readonly DeadlineRow[], heading: string): Reply =>
  new ReplyWriter()
    .rows(heading, rows.slice(0, MOST_SHOWN).map(dateLine))
    .say('Check each on the college’s own page. Want to see what is still open for the first?')
    .block({
      type: 'steps',
      rows: rows.slice(0, MOST_SHOWN).map((row) => ({ words: dateLine(row).text, href: null })),
    })
    .action(APPLICATIONS)
    .offer('How are my applications?', 'How are my essays?')
    .done();

const dateLine = ({ college, round, date, is }: DeadlineRow): Phrase =>
  phrase`${college?.name ?? 'An application'}: ${round}, ${printed(date)} (${DATE_NOTES[is]})`;

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
  return reply.action(APPLICATIONS).offer('How are my applications?', 'What should I do next?').done();
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
  const dateOf = (round: string) => rows.find((row) => row.is === 'usual' && row.round === round)?.date;
  const [early, regular] = [dateOf('Early Action'), dateOf('Regular Decision')];
  if (early === undefined || regular === undefined) return phrase``;
  return phrase`Early rounds usually close ${printed(early)} and Regular Decision ${printed(regular)} (usual dates, check the college).`;
}
