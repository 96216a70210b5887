import { phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Reply } from '../../../../domain/replies/reply.js';
import { type ApplicationRow } from '../../../tools/tool-results.js';
import { type Answerer } from '../../answerer.js';
import { APPLICATIONS, MY_LIST } from '../my-list-page.js';
import { DATE_NOTES } from './date-notes.js';
import { namesOf } from '../words.js';

const MOST_SHOWN = 5;
const DECIDED = 'Decided';

export const answerApplications: Answerer = async ({ colleges }, tools) => {
  const [college] = colleges;
  const found = await tools.use('applications', college === undefined ? {} : { college: college.id });
  if (!found.ok) return { reply: new ReplyWriter().say(found.words).offer('What should I do next?').done() };
  return { reply: found.data.length === 0 ? noneYet(college?.name ?? null) : shown(found.data) };
};

const noneYet = (college: string | null): Reply =>
  new ReplyWriter()
    .say(
      college === null
        ? 'You haven’t started any applications here yet.'
        : `You haven’t started an application for ${college} here yet.`,
      'Applications begin with your list, so that is the best place to get ready: which colleges, which round, which essays.',
    )
    .say('Want to see how balanced your list is?')
    .action(MY_LIST)
    .offer('Is my list balanced?', 'What is due this month?', 'What should I do next?')
    .done();

function shown(rows: readonly ApplicationRow[]): Reply {
  const few = rows.slice(0, MOST_SHOWN);
  const next = few.find(({ open, decision }) => decision === null && open.length > 0);
  const [openPart] = next?.open ?? [];
  const advice =
    next === undefined || openPart === undefined
      ? phrase`Nothing on these checklists is open.`
      : phrase`The next thing to do: ${openPart} for ${nameOf(next)}.`;
  return new ReplyWriter()
    .rows('Where your applications stand, the nearest date first:', few.map(lineOf))
    .say(advice, 'Shall I list your dates?')
    .block({ type: 'steps', rows: few.map((row) => ({ words: lineOf(row).text, href: null })) })
    .action(APPLICATIONS)
    .offer('When are my deadlines?', 'How are my essays?', 'What should I do next?')
    .done();
}

function lineOf(row: ApplicationRow): Phrase {
  const { round, status, decision, deadline, deadlineIs, open } = row;
  const state = status === DECIDED && decision !== null ? decision : status;
  const due =
    deadline === null || deadlineIs === null
      ? phrase``
      : phrase`, due ${printed(deadline)} (${DATE_NOTES[deadlineIs]})`;
  const left = open.length === 0 ? phrase`` : phrase`; still open: ${someOf(open)}`;
  return phrase`${nameOf(row)} (${round}): ${state.toLowerCase()}${due}${left}`;
}

/** A whole checklist would be too long beside others. */
const MOST_OPEN = 3;
const someOf = (open: readonly string[]): Phrase =>
  namesOf(
    [...open.slice(0, MOST_OPEN), ...(open.length > MOST_OPEN ? ['more'] : [])].map((name) => ({ name })),
  );

const nameOf = ({ college }: ApplicationRow): string => college?.name ?? 'One application';
