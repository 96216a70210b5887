import { phrase, type Said } from '../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Round } from '../../../domain/entities/entities.js';
import { type WhatIf } from '../../tools/tool-results.js';
import { type Answer, type Answerer } from '../answerer.js';
import { aboutPoints, chanceInSentence } from '../chance-words.js';
import { failed } from './failed.js';

type Early = 'Early Decision' | 'Early Action';

const BINDING =
  'Early Decision is binding: if it admits you, you go and drop the others, before you can compare aid offers.';
const OPEN =
  'Early Action isn’t binding: you hear early and still decide in spring, so comparing prices stays open.';
const RESTRICTIVE =
  'Restrictive Early Action isn’t binding, but most such colleges ask you not to apply early to other private ones.';
const REGULAR = 'Regular Decision gives your senior grades time to count and binds you to nothing.';

/** Which round, and what it would do for the estimate. */
export const rounds: Answerer = async ({ colleges, state, entities }, tools) => {
  const college = colleges[0]?.id ?? state.focus[0];
  const round = earlyOf(entities.round);
  if (college === undefined) return inGeneral(entities.round);
  const found = await tools.use('what_if', { colleges: [college], changes: { round } });
  if (!found.ok) return failed(found.words);
  const [at] = found.data;
  if (at === undefined) return inGeneral(entities.round);
  const reply = new ReplyWriter()
    .say(...effectWords(at, round))
    .say(
      round === 'Early Decision' ? BINDING : OPEN,
      'Check on its own page that it offers the round.',
      round === 'Early Decision'
        ? 'So look at the price first: could your family pay it without comparing?'
        : 'Want to see what a year there costs you?',
    );
  return { reply: reply.offer('What would it cost me?', 'What is Early Action?', 'When do I apply?').done() };
};

const earlyOf = (round: Round | null): Early =>
  round === 'Early Action' || round === 'Restrictive Early Action' ? 'Early Action' : 'Early Decision';

function effectWords({ college, before, after, gained, unchangedBecause }: WhatIf, round: Early): Said[] {
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
