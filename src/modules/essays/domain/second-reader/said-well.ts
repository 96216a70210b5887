import { type LeakFinder } from '../never-writes/leak-finder.js';

const MOST_CHARACTERS = 300;
const MARKUP_OR_LINK = /[<>{}▇]|https?:|www\.|\]\(/;
const QUOTED = /"[^"]*"|“[^”]*”/g;
/** The reader has no "I". */
const FIRST_PERSON = /\bI(?:['’](?:m|d|ll|ve))?\b/;
/** Nobody may say how an application will end, or who or what wrote a text. */
const OUT_OF_BOUNDS =
  /\b(?:admissions? (?:chances?|odds)|be admitted|get(?:ting)? (?:in|admitted|accepted)|acceptance|rejected|chatgpt|chatbots?|AI|written by a)\b/;

export type SaidWell = (text: string) => boolean;

/** Whether a sentence of a model may be shown: short, plain, about the writing, and nothing to paste. */
export const saidWell =
  (findLeaks: LeakFinder): SaidWell =>
  (text) => {
    if (text.trim() === '' || text.length > MOST_CHARACTERS || MARKUP_OR_LINK.test(text)) return false;
    const own = text.replace(QUOTED, ' ');
    return !FIRST_PERSON.test(own) && !OUT_OF_BOUNDS.test(own) && findLeaks(text).length === 0;
  };
