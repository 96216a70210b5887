import { type DialogueState } from '../../domain/conversation/dialogue-state.js';
import { type KnownInTalk } from '../../domain/conversation/stage.js';
import { type Intent } from '../../domain/intents/intent.js';
import { type Answered, type Turn } from '../advisor.js';
import { type StudentInTalk } from '../student-in-talk.js';
import { type ToolName } from '../tools/tools.js';

const SMALL_TALK: readonly (Intent | null)[] = ['greet', 'thanks', 'who_are_you', null];
const NAMES_COLLEGES: readonly ToolName[] = [
  'recommendations',
  'safety_schools',
  'compare_colleges',
  'propose_save',
];

/** What decides the stage, after this turn. */
export const knownAfter = (
  answered: Answered,
  { student, tools }: Turn,
  mayConvert: boolean,
): KnownInTalk => ({
  hasAsked: !SMALL_TALK.includes(answered.intent),
  hasGpaOrScore: student.enoughToEstimate,
  saidNoScores: saidNoScores(answered.state),
  wishesKnown: wishesKnown(student),
  collegesNamed: tools.calls.some(({ name, result }) => result.ok && NAMES_COLLEGES.includes(name)),
  mayConvert,
});

const saidNoScores = ({ asked }: DialogueState): boolean =>
  asked.some(({ slot, declined }) => declined && (slot === 'gpa' || slot === 'test'));

const wishesKnown = ({ major, homeState, regions, budget, incomeBand }: StudentInTalk): number =>
  [major !== null, homeState !== null || regions.length > 0, budget !== null || incomeBand !== null].filter(
    (isKnown) => isKnown,
  ).length;
