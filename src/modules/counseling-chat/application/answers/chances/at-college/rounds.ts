import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Round } from '../../../../domain/entities/entities.js';
import { type DeadlineRow, type WhatIf } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Answerer } from '../../answerer.js';
import { aboutPoints, chanceInSentence } from '../../chance-words.js';
import { failed } from '../failed.js';

type Early = 'Early Decision' | 'Early Action';
type EarlyRound = Early | 'Restrictive Early Action';
const EARLY_ROUNDS: readonly EarlyRound[] = ['Early Decision', 'Early Action', 'Restrictive Early Action'];

const BINDING =
  'Early Decision is binding: if it admits you, you go and drop the others, before you can compare aid offers.';
const OPEN =
  'Early Action isn’t binding: you hear early and still decide in spring, so comparing prices stays open.';
const RESTRICTIVE =
  'Restrictive Early Action isn’t binding, but most such colleges ask you not to apply early to other private ones.';
const REGULAR = 'Regular Decision gives your senior grades time to count and binds you to nothing.';

const RELEASED =
  'If its aid offer doesn’t make it affordable, you can ask to be released: call the aid office first, show what your family can pay, and say no only then. Changing your mind isn’t a reason.';
const BACKS_OUT =
  /\bback out\b|\bget out of\b|\bbreak\b|\bsay no\b|\b(?:can|could) ?n[’']?o?t afford\b|\btoo expensive\b|\brelease/iu;
const TOO_LATE = /\btoo late\b|\bmiss(?:ed)?\b|\bstill time\b/iu;
const LATE =
  'Most early rounds close in the first half of November; a few colleges have a second Early Decision in January. Regular Decision and rolling colleges stay open longer, and most students apply that way.';

/** Which round, and what it would do for the estimate. */
export const rounds: Answerer = async ({ colleges, state, entities, message }, tools) => {
  if (BACKS_OUT.test(message)) return said(BINDING, RELEASED);
  if (TOO_LATE.test(message)) return said(LATE);
  const college = colleges[0]?.id ?? state.focus[0];
  if (college === undefined) return inGeneral(entities.round);
  const published = await publishedBy(college, tools);
  const round = roundMeant(entities.round, published);
  if (round === null) return { reply: noEarlyRound(published).done() };
  const found = await tools.use('what_if', { colleges: [college], changes: { round: withoutLimits(round) } });
  if (!found.ok) return failed(found.words);
  const [at] = found.data;
  if (at === undefined) return inGeneral(entities.round);
  const reply = new ReplyWriter()
    .say(...effectWords(at, round))
    .say(
      BINDS[round],
      dayWords(round, published),
      round === 'Early Decision'
        ? 'So look at the price first: could your family pay it without comparing?'
        : 'Want to see what a year there costs you?',
    );
  return { reply: reply.offer('What would it cost me?', 'What is Early Action?', 'When do I apply?').done() };
};

const BINDS: Readonly<Record<EarlyRound, string>> = {
  'Early Decision': BINDING,
  'Early Action': OPEN,
  'Restrictive Early Action': RESTRICTIVE,
};

/** The days a college published; none where it published no round. */
async function publishedBy(college: number, tools: TurnTools): Promise<readonly DeadlineRow[]> {
  const found = await tools.use('deadlines', { college });
  return found.ok ? found.data.filter(({ is, isOwn }) => is === 'published' && !isOwn) : [];
}

/** The round asked for, or the first early one there is; null where the college published rounds and none is early. */
function roundMeant(asked: Round | null, published: readonly DeadlineRow[]): EarlyRound | null {
  const wanted = EARLY_ROUNDS.find((round) => round === asked);
  if (published.length === 0) return wanted ?? 'Early Decision';
  const offered = EARLY_ROUNDS.filter((early) => published.some(({ round }) => round.startsWith(early)));
  return offered.find((round) => round === wanted) ?? offered[0] ?? null;
}

function noEarlyRound([regular]: readonly DeadlineRow[]): ReplyWriter {
  return new ReplyWriter()
    .say(`${regular?.college?.name ?? 'This college'} published no early round, so nothing there is binding.`)
    .say(
      ...(regular === undefined ? [] : [phrase`${regular.round} there: ${printed(regular.date)}.`]),
      'Send it well before, while there is time for questions. Want to see what a year there costs you?',
    )
    .offer('What would it cost me?', 'What are my chances there?', 'When do I apply?');
}

const withoutLimits = (round: EarlyRound): Early =>
  round === 'Restrictive Early Action' ? 'Early Action' : round;

function dayWords(round: EarlyRound, published: readonly DeadlineRow[]): Said {
  const day = published.find((row) => row.round === round);
  if (day === undefined) return 'Check on its own page that it offers the round.';
  return day.isOfOtherCycle
    ? phrase`The newest day it published for ${round} is ${printed(day.date)}, so look up this year’s.`
    : phrase`The day it published for ${round} is ${printed(day.date)}; once that is past, ${laterThan(round, published)} is the way.`;
}

const laterThan = (round: EarlyRound, published: readonly DeadlineRow[]): string =>
  published.some((row) => row.round === `${round} II`)
    ? `${round} II or Regular Decision`
    : 'Regular Decision';

const said = (...sentences: readonly string[]): Answer => ({
  reply: new ReplyWriter()
    .say(...sentences)
    .say('Which college is it about?')
    .offer('When are my deadlines?', 'What is Early Decision?', 'What would it cost me?')
    .done(),
});

function effectWords(
  { college, before, after, gained, unchangedBecause }: WhatIf,
  round: EarlyRound,
): Said[] {
  if (before === null || after === null || gained === null)
    return [`I can’t say what ${round} would do at ${college.name}: there is no range for you there yet.`];
  if (unchangedBecause !== null)
    return [
      phrase`The data shows no gain from ${round} at ${college.name}; it stays at ${chanceInSentence(before)}.`,
    ];
  return [
    phrase`${round} at ${college.name} would make it ${chanceInSentence(after)}: ${aboutPoints(gained)} more than in Regular Decision.`,
  ];
}

function inGeneral(round: Round | null): Answer {
  const reply = new ReplyWriter();
  if (round === 'Early Decision') reply.say(`${BINDING} You can apply that way to one college only.`);
  else if (round === 'Restrictive Early Action') reply.say(RESTRICTIVE);
  else if (round === 'Regular Decision' || round === 'Rolling') reply.say(REGULAR);
  else reply.say(BINDING, OPEN);
  reply.say(
    'Applying early makes sense where it is your clear first choice and your application is ready; for Early Decision also where the price works without comparing.',
    'Name a college and I’ll show what the round would do to your estimate.',
  );
  return {
    reply: reply.offer('What is Early Action?', 'When do I apply?', 'Does early help my chances?').done(),
  };
}
