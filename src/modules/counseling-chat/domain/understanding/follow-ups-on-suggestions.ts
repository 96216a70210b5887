import { type FollowUp } from './follow-up.js';
import { type Heard } from './heard.js';

/** "Something that is as good": likelier ones that fit as well. */
export const asGood: FollowUp = ({ slotted, entities }) =>
  entities.colleges.length === 0 && AS_GOOD.test(slotted)
    ? {
        intent: 'recommend',
        entities: { ...entities, wishes: { ...placesOf(entities.wishes), category: 'target' } },
      }
    : null;
const AS_GOOD =
  /\b(?:something|anything|somewhere|one|ones|school|college|place|places|schools|colleges)\b (?:out there |that is |that are |else |just |about )*(?:(?:as|equally) good\b|(?:like (?:it|that|this|them)|similar)\b.*\b(?:easier|likelier|safer|better odds|get in))|\b(?:what|who|where|which) (?:else|others?)\b.*\b(?:easier|likelier|safer|less \w+|not (?:so|as) (?:hard|brutal))\b/;
const placesOf = ({ states, regions }: Heard['entities']['wishes']) => ({
  ...(states && { states }),
  ...(regions && { regions }),
});

/** "Should I tack on another big sports school just in case?" */
export const anotherOne: FollowUp = ({ slotted, entities }) =>
  entities.colleges.length === 0 && ANOTHER.test(slotted) ? { intent: 'recommend' } : null;
const ANOTHER =
  /\bshould i (?:\w+ )?(?:add|tack on|throw in|put in|have|find|get|apply to|include) (?:another|one more|a couple more|a few more|two more|more)\b.{0,30}\b(?:schools?|colleges?|universit(?:y|ies)|safet(?:y|ies)|reach(?:es)?|targets?)\b/;
