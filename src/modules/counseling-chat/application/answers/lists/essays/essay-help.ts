import { phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { COMMON_APP_ESSAY } from '../../../../domain/knowledge/common-app-essay.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type EssayRemark, essayRemarkIn } from '../../../../domain/understanding/essay-remark.js';
import { type EssayRow } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../../answerer.js';
import { DATE_NOTES } from '../deadlines/date-notes.js';
import { collegeQuestion, type EssayWish, essayWish, momentQuestion } from './essay-questions.js';
import { ESSAYS, essayName } from './essays-page.js';

/** Questions that get a student writing; never a sentence of the essay. */
export const answerEssayHelp: Answerer = async (asked, tools) => {
  const essays = await tools.use('essay_status', {});
  const remark = essayRemarkIn(asked.message);
  if (remark !== null) return onRemark(remark, essays.ok ? essays.data : []);
  const drafts = essays.ok ? essays.data.filter(({ status }) => status !== 'Complete') : [];
  const wish = essayWish(asked.message);
  const said = wish === 'start' ? await aStart(asked, tools, drafts) : HELP[wish](asked, drafts);
  const reply = new ReplyWriter();
  for (const paragraph of said) reply.say(paragraph);
  return {
    reply: reply
      .action(ESSAYS)
      .offer(...chipsFor(wish))
      .done(),
  };
};

/** The question of the review, and a way to an answer in the student's own words. */
function onRemark({ title, question, thoughts }: EssayRemark, essays: readonly EssayRow[]): Answer {
  const essay = essays.find((each) => each.title === title);
  const reply = new ReplyWriter()
    .say(`Let’s stay with that place in ${essay === undefined ? 'your essay' : essayName(essay)}.`)
    .say(
      'I don’t write or rewrite it, but I can help you find the answer. Put the draft aside for a minute, and answer out loud, as you would to a friend who wasn’t there.',
    )
    .say(
      'Then look for the one detail that could only be yours: a name, a thing you could touch, or what somebody said. See whether it can stand where the marked words are now.',
    )
    .say(
      thoughts === ''
        ? `The question once more: ${question}`
        : 'What you wrote below the question is a start. Which detail in it would a stranger remember?',
    );
  return {
    reply: reply
      .action(essay === undefined ? ESSAYS : { type: 'open', href: essay.href, label: 'Open this essay' })
      .offer('Another question', 'What makes a good essay?')
      .done(),
  };
}

type Help = (asked: Asked, drafts: readonly EssayRow[]) => (string | Phrase)[];

const lengthRule = phrase`The Common App essay runs ${printed(COMMON_APP_ESSAY.least)} to ${printed(COMMON_APP_ESSAY.most)} words.`;

const HELP: Readonly<Record<Exclude<EssayWish, 'start'>, Help>> = {
  length: () => [
    lengthRule,
    'Supplements are shorter, and each college names its own limit. Write long first: cutting is easier than stretching.',
    'How far along are you?',
  ],
  'why-college': ({ variant }) => [
    'A “why this college” essay is about you in that place, not about how good the college is. Readers look for something only you would pick out.',
    `Here is a question to begin with. ${collegeQuestion(variant)}`,
    'Answer in three plain sentences, and look one of them up on the college’s site.',
  ],
  'common-topic': ({ variant }) => [
    'No topic is too common. Readers tire of essays that could be anyone’s, so what counts is what only you saw.',
    momentQuestion(variant),
  ],
  'no-topic': ({ variant }) => [
    'No topic needed yet: a small moment is enough, and it doesn’t have to be impressive.',
    `Try this. ${momentQuestion(variant)}`,
    'Two rough sentences are plenty, and a different question is ready when you want one.',
  ],
  draft: (_asked, drafts) => [
    drafts[0] === undefined
      ? 'A draft is the hard part. Paste it into Essays, and its review asks questions and marks what a reader would stumble on; it changes nothing.'
      : `A draft is the hard part. Open ${essayName(drafts[0])} in Essays: its review asks questions and changes nothing.`,
    'Until then: which sentence in it could only be yours?',
  ],
  'good-essay': ({ variant }) => [
    'Readers look for one person they could pick out of a crowd: a real moment, what you did, and what you think about it now. Big events and big words aren’t needed.',
    `A question to find yours: ${momentQuestion(variant)}`,
  ],
  statement: ({ variant }) => [
    'The personal statement is about how you think, shown in something that happened.',
    `Begin small. ${momentQuestion(variant)} Two rough sentences are plenty.`,
    lengthRule,
  ],
};

/** By how far along the student is. */
async function aStart(
  { student, variant }: Asked,
  tools: TurnTools,
  [draft]: readonly EssayRow[],
): Promise<(string | Phrase)[]> {
  if (draft !== undefined) return withDraft(draft);
  const { gradeLevel } = student;
  if (gradeLevel === '12th' || gradeLevel === 'Graduate')
    return [
      'You have no drafts in Essays yet. Start with the personal statement: most of your colleges read it.',
      await usualDate(tools),
      `I don’t write it, but here is a first question. ${momentQuestion(variant)}`,
      'Write five plain sentences and paste nothing in yet. A second question is ready when you are.',
    ];
  if (gradeLevel !== null)
    return [
      `You’re in ${gradeLevel === '11th' ? 'your junior year' : 'the early years of high school'}, so time is on your side: most people write the personal statement in the summer before senior year.`,
      'What helps now is a notes page. Each week, write down one moment that surprised you, in three plain lines.',
      'I don’t write essays, but I’ll ask questions that get you to one, and Essays reviews drafts. Want to try one now: what did you change your mind about this year?',
    ];
  return [
    'Gladly. I don’t write essays, but I ask good questions, and Essays can review what you draft. Tell me which one it is: the personal statement, a “why this college”, or another.',
    `If the page is blank, try this. ${momentQuestion(0)} Two rough sentences are plenty.`,
    lengthRule,
  ];
}

const withDraft = (draft: EssayRow): (string | Phrase)[] => [
  draft.limit === null
    ? phrase`You have ${essayName(draft)} going, with ${printed(draft.words)} words.`
    : phrase`You have ${essayName(draft)} going, with ${printed(draft.words)} of ${printed(draft.limit)} words.`,
  'I don’t write or rewrite it, but I can ask what a reader would. Where in it are you most yourself, and what happened just before that?',
  'When you have an answer, add it in your own words; its review in Essays asks the next questions.',
];

/** The next date the student entered, else the usual one. */
async function usualDate(tools: TurnTools): Promise<Phrase> {
  const dates = await tools.use('deadlines', {});
  if (!dates.ok) return phrase``;
  const entered = dates.data.find(({ isOwn }) => isOwn);
  if (entered !== undefined)
    return phrase`Your next date is ${entered.college?.name ?? 'one application'}, ${printed(entered.date)} (${DATE_NOTES[entered.is]}).`;
  const regular = dates.data.find(({ round }) => round === 'Regular Decision');
  return regular === undefined
    ? phrase``
    : phrase`Regular Decision is usually due ${printed(regular.date)} (usual date, check each college).`;
}

const chipsFor = (wish: EssayWish): string[] =>
  wish === 'start'
    ? ['Personal statement', 'Why this college', 'I have a draft', 'I have no topic']
    : ['Another question', 'Why this college', 'I have a draft', 'How long should it be?'];
