import { questionOf } from '../../domain/knowledge/advice/topic-question.js';
import { topicCalled } from '../../domain/knowledge/advice/topics.js';
import { phrase } from '../../domain/figures/figure.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type TurnTools } from '../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from './answerer.js';
import { AS_A_QUESTION } from './as-a-question.js';

import { unknownCollege } from './unknown-college.js';

/** Something Wren can do for this student right now: as a part of a sentence, and as the student would ask for it. */
interface Offer {
  readonly words: string;
  readonly chip: string;
}

const OPENERS = ['I’m not sure I got that.', 'I didn’t quite catch that.', 'I’m not certain what you meant.'];
const NEXT_STEP: Offer = { words: 'show your next step', chip: 'What should I do next?' };
const OFFER_A_PERSON_AFTER = 2;

/** "Is a 2.1 too low?" names a figure that no tool found. */
const A_FIGURE = /\b\d/;

/** Never a dead end: what may have been meant, or three things that fit this student. */
export const answerUnclear: Answerer = async (asked, tools) => {
  const nearest = nearestSubjects(asked);
  if (nearest.length > 1 && asked.state.unsureInARow < OFFER_A_PERSON_AFTER) return whichOfThese(nearest);
  const offers = [await priceOffer(asked, tools), listOffer(asked), NEXT_STEP];
  const [first, second, third] = offers.map(({ words }) => words);
  const unknown = unknownCollege(asked.message);
  const opener = unknown === '' ? (OPENERS[asked.variant % OPENERS.length] ?? '') : unknown;
  const reply = new ReplyWriter('unsure').say(
    opener,
    phrase`I can ${first ?? ''}, ${second ?? ''}, or ${third ?? ''}.`,
  );
  if (asked.state.unsureInARow >= OFFER_A_PERSON_AFTER)
    reply.say('Would you rather ask a person? Your school counselor can help too.');
  else reply.say('Which one helps most?');
  return { reply: reply.offer(...offers.map(({ chip }) => chip)).done() };
};

const A_PERSON = 'Can I talk to a real counselor?';
const MOST_OFFERED = 3;

/** The nearest topic, then what the words and the talk make likeliest. */
function nearestSubjects(asked: Asked): readonly string[] {
  const topics = (asked.near ?? []).flatMap((key) => questionOf(topicCalled(key)) ?? []);
  const [first, ...others] = topics.filter((question) => !A_FIGURE.test(question));
  const all = [...(first === undefined ? [] : [first]), ...readingsOf(asked), ...others];
  return [...new Set(all)].slice(0, MOST_OFFERED);
}

const SPEAKS_OF_ONE = /\b(?:there|it)\b/;

/** As the student would ask for them. */
function readingsOf({ perhaps = [], state }: Asked): readonly string[] {
  return perhaps
    .flatMap((intent) => AS_A_QUESTION[intent] ?? [])
    .filter((question) => state.focus.length > 0 || !SPEAKS_OF_ONE.test(question));
}

const whichOfThese = (readings: readonly string[]): Answer => ({
  reply: new ReplyWriter('question')
    .say('I want to be sure I understand. Did you mean one of these?')
    .say(...readings.map((reading) => `“${reading}”`))
    .offer(...readings, A_PERSON)
    .done(),
});

async function priceOffer({ student }: Asked, tools: TurnTools): Promise<Offer> {
  const list = student.savedColleges.length === 0 ? null : await tools.use('my_list', {});
  const name = (list?.ok === true && list.data.rows[0]?.college.name) || 'Ohio State';
  return { words: `price ${name} for you`, chip: `What would ${name} cost me?` };
}

function listOffer({ student }: Asked): Offer {
  if (!student.enoughToEstimate)
    return { words: 'explain how chances work', chip: 'Calculate admission chances' };
  return student.savedColleges.length === 0
    ? { words: 'find colleges that fit you', chip: 'Recommend colleges' }
    : { words: 'find one more safety', chip: 'Find one more safety' };
}
