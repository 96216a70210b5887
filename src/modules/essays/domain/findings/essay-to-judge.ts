import { type EssayReading } from '../reading/essay-reading.js';
import { type SentenceFacts } from '../reading/measures.js';
import { type PromptFamily } from '../prompts/prompt.js';
import { type Slip } from '../slips/slip.js';
import { coveredBy } from '../text/spans.js';
import { isGeneric } from '../reading/generic-sentence.js';

/** Reflection and scenes are not what these ask for. */
const NOT_STORIES: readonly PromptFamily[] = [
  'short-take',
  'context',
  'why-us',
  'why-major',
  'roommate',
  'need',
  'activity',
  'imagination',
];
const USUAL_LIMIT = 650;
/** Up to this limit an answer needs less of everything. */
const SHORT_ANSWER = 160;

/** An essay as the findings look at it. */
export interface EssayToJudge extends EssayReading {
  /** With plain quotes, hyphens and spaces. */
  text: string;
  slips: readonly Slip[];
  /** The sentences that nobody speaks. */
  told: readonly SentenceFacts[];
  /** The sentences that could stand in many essays. */
  generic: readonly SentenceFacts[];
  isShort: boolean;
  isStory: boolean;
  isAboutCollege: boolean;
  isQuoted: (at: number) => boolean;
  /** Of the sentence at a position. */
  factsAt: (at: number) => SentenceFacts | undefined;
}

export function essayToJudge(reading: EssayReading, slips: readonly Slip[]): EssayToJudge {
  const { facts, brief, manuscript } = reading;
  const isShort = (brief.maxWords ?? USUAL_LIMIT) <= SHORT_ANSWER;
  return {
    ...reading,
    text: manuscript.text,
    slips,
    told: facts.filter(({ sentence }) => !sentence.isSpoken),
    generic: facts.filter(isGeneric),
    isShort,
    isStory: !isShort && !NOT_STORIES.includes(brief.family),
    isAboutCollege: brief.family === 'why-us' || brief.family === 'why-major',
    isQuoted: coveredBy(manuscript.quoted),
    factsAt: (at) => facts.find(({ sentence }) => at >= sentence.start && at < sentence.end),
  };
}
