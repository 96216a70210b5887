import { phrase, type Said } from '../../../domain/figures/figure.js';
import { countWord } from '../../../domain/figures/print.js';
import { notInTheDataWished } from '../../../domain/knowledge/not-in-the-data.js';
import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { type Answer, type Asked } from '../answerer.js';
import { namesOf } from './words.js';

/** A wish that no figure narrows a list by is named, so that nobody takes the list for an answer to it. */
export function notNarrowed({ message }: Asked): string {
  const wished = notInTheDataWished(normalize(message).plain);
  if (wished.length === 0) return '';
  return `The federal data doesn’t tell ${wished.slice(0, MOST_NAMED).join(' or ')}, so check that on each college’s own page.`;
}
const MOST_NAMED = 2;

/** How many of the colleges that were asked for were found, where some are missing. */
export function shortfall(wanted: number | null, found: number): Said {
  if (wanted === null || found >= wanted) return '';
  return phrase`You asked for ${countWord(wanted)}; ${countWord(found)} ${found === 1 ? 'fits' : 'fit'} all of that.`;
}

const TURNS_REMEMBERED = 3;

/** The very list that was shown last, for a message that narrows nothing: nobody needs to read it twice. */
export function isShownAlready(asked: Asked, ids: readonly number[]): boolean {
  const { shown, turn } = asked.state;
  return (
    shown !== null &&
    shown.kind !== 'compare' &&
    turn - shown.sinceTurn <= TURNS_REMEMBERED &&
    ids.length > 1 &&
    shown.ids.length === ids.length &&
    ids.every((id) => shown.ids.includes(id)) &&
    narrowsNothing(asked)
  );
}

/** Neither a change of the list, nor a wish that was not told before. */
function narrowsNothing({ message, entities, state }: Asked): boolean {
  if (notInTheDataWished(normalize(message).plain).length > 0) return true;
  const told = new Map(Object.entries(state.limits?.wishes ?? {}));
  return (
    entities.refinements.length === 0 &&
    Object.entries(entities.wishes).every(
      ([name, wish]) => JSON.stringify(told.get(name)) === JSON.stringify(wish),
    )
  );
}

/** Instead of the same list again: that it stands, and what would change it. */
export function stillThese(asked: Asked, colleges: readonly CollegeRef[]): Answer {
  return {
    reply: new ReplyWriter()
      .say(
        notNarrowed(asked),
        phrase`These are still the ones that fit best: ${namesOf(colleges)}.`,
        'Another place, size or price would change the list. Which of them can give?',
      )
      .offer('Show me more', 'Cheaper ones', 'Anywhere in the US', 'Smaller ones')
      .done(),
    state: { shown: asked.state.shown },
  };
}
