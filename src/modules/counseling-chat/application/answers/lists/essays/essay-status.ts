import { phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Reply } from '../../../../domain/replies/reply.js';
import { type EssayRow } from '../../../tools/tool-results.js';
import { type Answerer } from '../../answerer.js';
import { ESSAYS, essayName } from './essays-page.js';

const MOST_SHOWN = 5;
const STATUS: Readonly<Record<string, string>> = {
  Draft: 'a draft',
  Submitted: 'waiting for its review',
  Reviewing: 'being reviewed',
  Complete: 'reviewed',
  Error: 'its review didn’t finish, so send it again',
};

export const answerEssayStatus: Answerer = async (_asked, tools) => {
  const essays = await tools.use('essay_status', {});
  if (!essays.ok)
    return { reply: new ReplyWriter().say(essays.words).offer('What should I do next?').done() };
  return { reply: essays.data.length === 0 ? noneYet() : shown(essays.data) };
};

const noneYet = (): Reply =>
  new ReplyWriter()
    .say(
      'You have no drafts in Essays yet. One ordinary moment you still think about is enough to begin with.',
      'Shall I ask you a first question for the personal statement?',
    )
    .action(ESSAYS)
    .offer('Personal statement', 'Why this college', 'I have no topic')
    .done();

function shown(essays: readonly EssayRow[]): Reply {
  const rows = essays.slice(0, MOST_SHOWN);
  const draft = rows.find(({ status }) => status === 'Draft');
  const reply = new ReplyWriter().rows('Your essays, the one you changed last first:', rows.map(lineOf));
  if (essays.length > rows.length) reply.say('Essays has the others.');
  return reply
    .say(
      draft === undefined
        ? 'Every one of them is sent or reviewed. Which one shall we look at next?'
        : `When ${essayName(draft)} is ready, its review in Essays asks questions and changes nothing. Want a question for it now?`,
    )
    .block({ type: 'steps', rows: rows.map((row) => ({ words: lineOf(row).text, href: row.href })) })
    .action(ESSAYS)
    .offer('Essay help', 'When are my deadlines?')
    .done();
}

function lineOf(row: EssayRow): Phrase {
  const { words, limit, status } = row;
  const length =
    limit === null ? phrase`${printed(words)} words` : phrase`${printed(words)} of ${printed(limit)} words`;
  return phrase`${essayName(row)}: ${length}, ${STATUS[status] ?? status.toLowerCase()}`;
}
