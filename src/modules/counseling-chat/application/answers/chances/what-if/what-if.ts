import { phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { own } from '../../../../domain/figures/own-figures.js';
import { printed, rangeInSentence } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type RankTold } from '../../../../domain/entities/entities.js';
import { type WhatIfChanges } from '../../../../domain/conversation/changes.js';
import { type WhatIf } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../../answerer.js';
import {
  aboutPoints,
  chanceInSentence,
  chancesBlock,
  isWide,
  rangeAndEstimate,
  valueOf,
} from '../../chance-words.js';
import { unknownCollege } from '../../unknown-college.js';
import { failed, whichCollege } from '../failed.js';
import { gradesInstead } from './grades-instead.js';
import { bestRecommended } from '../overview/overview-of-recommended.js';
import { classShareAnswer } from '../profile/class-share.js';
import { supposedIn } from './supposed-in.js';
import { supposedWords } from './supposed-words.js';

const MOST_COLLEGES = 6;

/** The chance with something changed, beside the chance now. */
export const whatIf: Answerer = async (asked, tools) => {
  const changes = await supposedIn(asked, tools);
  const rank = asked.entities.facts.find(({ kind }) => kind === 'rank');
  if (changes === null && rank?.kind === 'rank') return classShareAnswer(asked, shareOfRank(rank), tools);
  if (changes === null) return asked.entities.majors.length > 0 ? anotherMajor(asked) : whatToChange(asked);
  const colleges = await collegesOf(asked, tools);
  if (colleges.length === 0) return { ...whichCollege(asked), state: { whatIf: changes } };
  const found = await tools.use('what_if', { colleges, changes });
  if (!found.ok) return failed(found.words);
  const [only, ...others] = found.data;
  if (only === undefined) return whichCollege(asked);
  const reply = others.length === 0 ? await one(only, changes, tools) : several(found.data, changes);
  return { reply, state: { whatIf: changes, focus: [...colleges] } };
};

/** Of the top, never better than the best one. */
const shareOfRank = ({ rank, size }: RankTold): number => Math.max(1, Math.ceil((100 * rank) / size)) / 100;

async function collegesOf(asked: Asked, tools: TurnTools): Promise<readonly number[]> {
  const spokenOf = collegesSpokenOf(asked);
  if (spokenOf.length > 0 || unknownCollege(asked.message) !== '') return spokenOf;
  const saved = asked.student.savedColleges.slice(0, MOST_COLLEGES);
  if (saved.length > 0) return saved;
  return (await bestRecommended(tools)).map(({ college }) => college.id);
}

/** Named now, or looked at before: the first in focus stands for the one that was offered. */
function collegesSpokenOf({ colleges, state, entities }: Asked): number[] {
  const isNamed = entities.colleges.length > 0 || entities.references.length > 0;
  const isAfterOverview = state.topic === 'chances_overview' && !isNamed;
  if (colleges.length === 0 || isAfterOverview) return state.focus.slice(0, 1);
  return colleges.slice(0, MOST_COLLEGES).map(({ id }) => id);
}

async function one(at: WhatIf, changes: WhatIfChanges, tools: TurnTools) {
  const reply = new ReplyWriter().say(...beforeAndAfter(at, supposedWords(changes)));
  const instead = await gradesInstead(at, changes, tools);
  reply
    .say(...(instead ?? [sizeOf(at)]))
    .say('Nothing in your profile has changed. Want to try another number?');
  if (at.after !== null) reply.block(chancesBlock([{ college: at.college, chance: at.after }]));
  return reply
    .offer(anotherOf(changes), 'What would help most there?', 'Why?', 'What would it cost me?')
    .done();
}

/** Few colleges publish who is admitted by major. */
const anotherMajor = ({ entities, colleges }: Asked): Answer => ({
  reply: new ReplyWriter()
    .say(
      `I can’t estimate ${entities.majors[0]?.words ?? 'a major'} apart: colleges rarely publish who gets in by major. Most admit to the whole college, so little changes; crowded programs such as computer science, engineering or nursing are often harder.`,
      colleges[0] === undefined
        ? 'The program’s own page says how it chooses. Which college is it about?'
        : `The program’s own page at ${colleges[0].name} says how it chooses. Want to see another change?`,
    )
    .offer('And if I get a 1450?', 'What would help most?', 'Can I switch majors?')
    .done(),
});

const anotherOf = ({ unweightedGpa }: WhatIfChanges): string =>
  unweightedGpa === undefined ? 'And with a 3.9?' : 'And if I get a 1450?';

function beforeAndAfter({ college, before, after, unchangedBecause }: WhatIf, supposed: Phrase): Said[] {
  if (after === null)
    return [
      `${college.name} reports too little for an estimate of its own or of your major there, so no number would be honest. A higher score helps most where scores decide a scholarship or a direct place in the major.`,
    ];
  if (before === null)
    return [
      phrase`With ${supposed}, ${college.name} would be ${chanceInSentence(after)}.`,
      'Without it I have no range for you.',
    ];
  if (unchangedBecause !== null)
    return [
      phrase`At ${college.name} ${supposed} leaves it at ${chanceInSentence(before)}.`,
      unchangedBecause,
    ];
  return [
    phrase`At ${college.name} ${supposed} makes it ${chanceInSentence(after)}.`,
    phrase`Now it’s ${rangeInSentence(before)}, ${printed(before.estimate)}.`,
  ];
}

const BIG_STEP = 10;
const SMALL_STEP = 2;

function sizeOf({ gained, after, unchangedBecause }: WhatIf): Said {
  if (gained === null || unchangedBecause !== null) return '';
  const points = valueOf(gained);
  if (points < 0) return phrase`That takes ${aboutPoints(gained)} off the estimate.`;
  if (points < SMALL_STEP) return phrase`A small help: ${printed(gained)}.`;
  const still = after !== null && isWide(after) ? ', and still a wide range' : '';
  return points < BIG_STEP
    ? phrase`A help: ${aboutPoints(gained)}${still}.`
    : phrase`That’s a big step: ${aboutPoints(gained)}${still}.`;
}

function several(rows: readonly WhatIf[], changes: WhatIfChanges) {
  const known = rows.flatMap(({ college, before, after }) =>
    after === null ? [] : [{ college, before, chance: after }],
  );
  return new ReplyWriter()
    .rows(
      phrase`With ${supposedWords(changes)}, and now in brackets:`,
      known.map(({ college, before, chance }) => {
        const now = before === null ? phrase`no range` : printed(before.estimate);
        return phrase`${college.name}: ${rangeAndEstimate(chance)} (${now})`;
      }),
    )
    .say('Nothing in your profile has changed. Which one shall we look at closer?')
    .block(chancesBlock(known))
    .offer('What would help most?', 'Why?')
    .done();
}

function whatToChange({ student }: Asked): Answer {
  const example = student.hasTest ? own('sat', 1450, 'score') : own('gpa', '3.8', 'gpa');
  const reply = new ReplyWriter('question')
    .say(
      phrase`What should I change? Tell me a number, such as a ${example}, or a round such as Early Action.`,
    )
    .offer('What if I get a 1450?', 'What if I had a 3.9?', 'What if I apply early?');
  return { reply: reply.done() };
}
