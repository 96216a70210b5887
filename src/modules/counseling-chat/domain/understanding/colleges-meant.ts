import { type DialogueState } from '../conversation/dialogue-state.js';
import { type CollegeMention, type Reference } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { ALL_OF_THEM, bestFewIn } from './follow-ups-on-lists.js';
import { type Heard } from './heard.js';

export interface Meant {
  /** Unit ids. */
  readonly colleges: readonly number[];
  readonly assumed: readonly { readonly taken: number; readonly instead: number }[];
  /** A name that may be several colleges, so the student has to say which. */
  readonly open: CollegeMention | null;
  /** "the cheaper one": found by comparing these. */
  readonly extreme: Extract<Reference, { to: 'extreme' }> | null;
}

const MOST_COLLEGES = 6;
/** As many as a list shows. */
const MOST_SHOWN = 10;
/** Without a name these speak of the colleges of the last answer. */
const ABOUT_THE_LAST: readonly Intent[] = [
  'chance_at',
  'why_chance',
  'what_if',
  'verdict',
  'net_price',
  'college_facts',
  'test_policy',
  'improve_chances',
  'visit',
  'compare',
  'save_college',
  'remove_college',
  'snapshot',
];
/** Of those, the ones that speak of one college. */
const ABOUT_ONE: readonly Intent[] = [
  'why_chance',
  'save_college',
  'remove_college',
  'visit',
  'improve_chances',
];
/** Taking one college for another must not change a student's list. */
const CHANGES_A_LIST: readonly Intent[] = ['save_college', 'remove_college'];

export function collegesMeant(intent: Intent, heard: Heard): Meant {
  const named = heard.entities.colleges;
  if (named.length > 0) return ofMentions(intent, heard, named);
  const extreme = heard.entities.references.find((reference) => reference.to === 'extreme');
  if (extreme?.to === 'extreme' && intent !== 'compare' && intent !== 'refine')
    return { colleges: comparedLast(heard.state), assumed: [], open: null, extreme };
  return {
    colleges: pointedAt(intent, heard).slice(0, CHANGES_A_LIST.includes(intent) ? MOST_SHOWN : MOST_COLLEGES),
    assumed: [],
    open: null,
    extreme: null,
  };
}

function ofMentions(intent: Intent, { slotted, state }: Heard, named: readonly CollegeMention[]): Meant {
  const open = named.find(
    ({ certainty }) => certainty === 'ask' || (certainty === 'say' && CHANGES_A_LIST.includes(intent)),
  );
  const ids = named.flatMap(({ candidates }) => candidates.slice(0, 1));
  const all =
    intent === 'compare' && addsToTheLast(slotted, ids, state) ? [...comparedLast(state), ...ids] : ids;
  return {
    colleges: [...new Set(all)].slice(0, CHANGES_A_LIST.includes(intent) ? MOST_SHOWN : MOST_COLLEGES),
    assumed: named.flatMap(({ certainty, candidates: [taken, instead] }) =>
      certainty === 'say' && taken !== undefined && instead !== undefined ? [{ taken, instead }] : [],
    ),
    open: open ?? null,
    extreme: null,
  };
}

const addsToTheLast = (slotted: string, ids: readonly number[], state: DialogueState): boolean =>
  ids.length === 1 || (state.topic === 'compare' && /\b(?:add|include|also|too)\b/.test(slotted));

function pointedAt(intent: Intent, { entities, slotted, state }: Heard): readonly number[] {
  const references = entities.references;
  const places = references.filter((reference) => reference.to === 'place');
  if (places.length > 0)
    return places.flatMap(({ from, count }) => shownIds(state).slice(from - 1, from - 1 + count));
  const other = THE_OTHER.test(slotted) ? theOther(state) : undefined;
  if (other !== undefined) return [other];
  if (references.some(({ to }) => to === 'last')) return shownIds(state).slice(-1);
  if (references.some(({ to }) => to === 'both')) return theTwo(state);
  const few = CHANGES_A_LIST.includes(intent) ? bestFewIn(slotted.replaceAll('NUM', '2')) : null;
  if (few !== null) return state.lastColleges.slice(0, few);
  if (CHANGES_A_LIST.includes(intent) && ALL_OF_THEM.test(slotted)) return shownIds(state);
  if (intent === 'compare') return comparedLast(state);
  if (references.some(({ to }) => to === 'them')) return state.lastColleges;
  const last = lastOrFocus(state);
  const isOne =
    (references.some(({ to }) => to === 'it') && !isItTheChance(intent, slotted)) ||
    ABOUT_ONE.includes(intent);
  if (isOne) return (CHANGES_A_LIST.includes(intent) ? besideTheList(state) : last).slice(0, 1);
  if (!ABOUT_THE_LAST.includes(intent)) return [];
  return intent === 'test_policy' && /\b(?:retake|good|better)\b/.test(slotted) && last.length > 2
    ? []
    : last;
}

/** "Put it on my list", right after several were shown, is the one that was spoken of before them. */
const besideTheList = ({ lastColleges, focus, shown }: DialogueState): readonly number[] => {
  const isListed = (id: number): boolean => shown?.ids.includes(id) === true;
  const isAList = shown !== null && shown.kind !== 'compare' && lastColleges.filter(isListed).length > 1;
  return isAList ? [...focus.filter((id) => !isListed(id)), ...lastColleges] : [...lastColleges, ...focus];
};

export const THE_OTHER = /\bthe other (?:one|school|college|university|place|two)?\b/;

/** Of the two spoken of last, the one that was not spoken of just now. */
function theOther({ lastColleges, focus, shown }: DialogueState): number | undefined {
  const [now] = lastColleges;
  const pair = lastColleges.length > 1 ? lastColleges : shown?.kind === 'compare' ? shown.ids : focus;
  return lastColleges.length > 1 ? pair[1] : pair.find((id) => id !== now);
}

/** "Would a 1560 make it better?" */
const isItTheChance = (intent: Intent, slotted: string): boolean =>
  intent === 'what_if' && /\b(?:make|makes|change|help|raise|improve|push|move|bring|get) it\b/.test(slotted);

const shownIds = ({ shown, lastColleges }: DialogueState): readonly number[] => shown?.ids ?? lastColleges;
const theTwo = ({ lastColleges, focus }: DialogueState): readonly number[] =>
  lastColleges.length === 2 ? lastColleges : focus.slice(0, 2);

/** Those of the last comparison, or the two spoken of last. */
function comparedLast(state: DialogueState): readonly number[] {
  if (state.topic === 'compare' && state.lastColleges.length > 1) return state.lastColleges;
  if (state.shown?.kind === 'compare') return state.shown.ids;
  return state.lastColleges.length > 1 ? state.lastColleges : state.focus.slice(0, 2);
}

const lastOrFocus = ({ lastColleges, focus }: DialogueState): readonly number[] =>
  lastColleges.length > 0 ? lastColleges : focus.slice(0, 1);
