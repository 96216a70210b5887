import { type Block, type Reply } from '../replies/reply.js';
import { type Wish } from '../understanding/wish.js';
import { type Intent } from '../intents/intent.js';
import { normalize } from '../language/normalize.js';
import { situationIn } from '../knowledge/advice/situation.js';
import { saysAParentWrites } from '../understanding/parent-writes.js';
import { slotAskedIn } from './asked-slots.js';
import { type DialogueState, type Pending, type Shown } from './dialogue-state.js';
import { subjectsAfter } from './subjects-told.js';
import { wishAfter } from './waiting-wish.js';
import { limitsAfter } from './limits.js';

const MOST_IN_FOCUS = 8;
const TURNS_SHOWN = 6;
const TURNS_PENDING = 3;
const MINUTES_PENDING = 30;

/** These leave the topic as it was. */
export const NEUTRAL: readonly Intent[] = [
  'greet',
  'thanks',
  'unclear',
  'repeat',
  'complaint',
  'out_of_scope',
  'injection',
  'confirm',
  'decline',
  'my_profile',
  'tell_fact',
  'aftercare',
  'safety',
];
const ABOUT_CHANCES: readonly Intent[] = ['chance_at', 'what_if', 'why_chance', 'verdict', 'improve_chances'];
const LISTS: Partial<Record<Intent, Shown['kind']>> = {
  search_colleges: 'search',
  majors: 'search',
  cheapest: 'search',
  safety_schools: 'safety',
  recommend: 'recommended',
  compare: 'compare',
  my_list: 'list',
};

/** What the conversation remembers after a wish was answered. `remembered` is what the answer itself wants kept. */
export function nextState(
  state: DialogueState,
  wish: Wish,
  reply: Reply,
  remembered: Partial<DialogueState>,
): DialogueState {
  const isNeutral = NEUTRAL.includes(wish.intent);
  const topic = isNeutral ? state.topic : topicOf(wish.intent, state);
  const said = wish.colleges.length > 0 ? wish.colleges : collegesIn(reply.blocks);
  return {
    ...state,
    topic,
    attribute: topic === state.topic ? state.attribute : null,
    focus: [...new Set([...said, ...state.focus])].slice(0, MOST_IN_FOCUS),
    lastColleges: said.length > 0 ? said : state.lastColleges,
    shown: shownAfter(state, wish, reply),
    limits: limitsAfter(state.limits, wish),
    whatIf: topic !== null && ABOUT_CHANCES.includes(topic) ? state.whatIf : null,
    asked: askedAfter(state, reply, remembered),
    wish: wishAfter(state, wish, reply),
    situation: situationIn(normalize(wish.text).plain) ?? state.situation ?? null,
    ...(saysAParentWrites(normalize(wish.text).plain) && { writer: 'parent' }),
    toldTopic: wish.topic ?? null,
    subjects: subjectsAfter(state.subjects ?? [], normalize(wish.text).plain, wish.topic ?? null, state.turn),
    unsureInARow: wish.intent === 'unclear' ? state.unsureInARow + 1 : 0,
    ...remembered,
  };
}

/** At the start of a turn: what is too old to be meant is forgotten. */
export function beginTurn(state: DialogueState, now: Date, spanish: boolean): DialogueState {
  const turn = state.turn + 1;
  return {
    ...state,
    turn,
    shown: state.shown !== null && turn - state.shown.sinceTurn > TURNS_SHOWN ? null : state.shown,
    pending: isCurrent(state.pending, turn, now) ? state.pending : null,
    aftercare: state.aftercare > 0 ? state.aftercare + 1 : 0,
    language: spanish ? 'es' : state.language,
  };
}

function isCurrent(pending: Pending | null, turn: number, now: Date): boolean {
  if (pending === null) return false;
  const minutes = (now.getTime() - Date.parse(pending.sinceTime)) / 60_000;
  return turn - pending.sinceTurn <= TURNS_PENDING && minutes <= MINUTES_PENDING;
}

/** A refined list is still the list it was. */
function topicOf(intent: Intent, { shown, topic }: DialogueState): Intent {
  if (intent !== 'refine') return intent;
  if (shown?.kind === 'safety') return 'safety_schools';
  if (shown?.kind === 'recommended') return 'recommend';
  return shown === null ? (topic ?? 'search_colleges') : 'search_colleges';
}

function shownAfter(state: DialogueState, { intent, entities }: Wish, { blocks }: Reply): Shown | null {
  const kind = LISTS[intent];
  const ids = collegesIn(blocks);
  if (kind === undefined || ids.length === 0) return state.shown;
  return { kind, ids, wishes: entities.wishes, page: 1, sinceTurn: state.turn };
}

function askedAfter(
  { asked, turn }: DialogueState,
  reply: Reply,
  remembered: Partial<DialogueState>,
): DialogueState['asked'] {
  const slot = slotAskedIn(reply);
  if (remembered.asked !== undefined || slot === null) return asked;
  return [...asked, { slot, turn, declined: false }];
}

/** Unit ids of the rows a reply shows. */
export function collegesIn(blocks: readonly Block[]): readonly number[] {
  const ids = blocks.flatMap((block) => {
    if (block.type === 'compare') return block.columns.map(({ collegeId }) => collegeId);
    if (block.type === 'steps' || block.type === 'support-card') return [];
    return block.rows.map(({ collegeId }) => collegeId);
  });
  return [...new Set(ids)];
}
