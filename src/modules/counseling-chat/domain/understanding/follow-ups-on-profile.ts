import { type FollowUp } from './follow-up.js';

const CHANGES =
  /\b(?:change|switch|set|update|make|put|save|add|fix|correct)\b.*\b(?:my (?:\w+ )?(?:major|gpa|sat|act|scores?|state|grade|budget)|(?:in|to|on) my profile)\b/;

const IN_THE_PROFILE = /\b(?:in|to|on) my profile\b|\bmy (?:budget|price limit)\b/;

/** "Change my major to statistics", "put a 1140 in my profile". */
export const changesAField: FollowUp = ({ slotted, entities }) => {
  if (!CHANGES.test(slotted) || entities.colleges.length > 0 || /\b(?:if|would|should|can i)\b/.test(slotted))
    return null;
  const facts = entities.facts
    .filter(({ whose }) => whose === 'mine')
    .map((fact) => ({ ...fact, mood: 'fact' as const }));
  const isWish = IN_THE_PROFILE.test(slotted) && Object.keys(entities.wishes).length > 0;
  return facts.length === 0 && !isWish ? null : { intent: 'tell_fact', entities: { ...entities, facts } };
};

const ON_TRANSFERS = 'transfer';

/** "And could I get in straight from high school instead?", after transferring was talked of. */
export const asAFirstYear: FollowUp = ({ slotted, state }) =>
  state.attribute === ON_TRANSFERS &&
  state.lastColleges.length > 0 &&
  /\b(?:straight|directly|right) (?:from|out of|after|away)\b|\b(?:first ?years?|freshm[ae]n)\b/.test(slotted)
    ? { intent: 'chance_at' }
    : null;

/** "What GPA would I need?", "so should I do that?", likewise. */
export const moreOnTransfers: FollowUp = ({ slotted, state, entities }) =>
  state.attribute === ON_TRANSFERS &&
  entities.colleges.length === 0 &&
  /\b(?:gpa|grades?|credits?|classes|save|cost|total)\b|\bshould i\b.*\b(?:do|that|it)\b|\bi should do (?:that|it)\b/.test(
    slotted,
  )
    ? { intent: 'pathways' }
    : null;
