import { coveredText } from '#shared-kernel/domain/covered-text.js';

const LEFT_OUT = '[left out]';
const COVERED = /▇+/gu;

/** What a student may say of themselves that no answer needs. Each part is bounded, so that no text takes long. */
const SENSITIVE = [
  /\b(?:i ?a?’?'?m|i am|we are|my (?:mom|dad|mother|father|parents?|family) (?:is|are)) (?:an? )?(?:\w{1,15} ){0,2}(?:black|white|asian|latin[oax]|hispanic|native american|african american|arab|jewish|muslim|christian|catholic|hindu|buddhist|mormon|gay|lesbian|bisexual|trans(?:gender)?|nonbinary|queer|undocumented|daca|low[- ]income|poor|rich|disabled|autistic|a (?:girl|boy|woman|man)|first[- ]gen(?:eration)?)\b/giu,
  /\bfirst[- ]gen(?:eration)?(?: (?:college )?student)?\b/giu,
  /\b(?:my |our )?(?:mom|dad|mother|father|parents?|family|household|we|i)(?: all)? (?:\w{1,12} ){0,2}(?:makes?|earns?|has an income of|income is|income of) [^.!?\n]{0,40}/giu,
  /\b(?:family|household) income [^.!?\n]{0,40}/giu,
  /\b(?:mom|dad|mother|father|parents?)(?:’s|'s)? (?:never |didn.t |did not )(?:go|went|finish\w*|attend\w*)[^.!?\n]{0,30}/giu,
  // A ZIP code.
  /(?<![\d$.,])\d{5}(?:-\d{4})?(?![\d,.]\d|k\b)/giu,
];

/** A text without what tells who wrote it, and without race, religion, family and income. */
export function coveredForModel(text: string, identifying: readonly string[]): string {
  const withoutNames = coveredText(text, identifying).replace(COVERED, LEFT_OUT);
  return SENSITIVE.reduce((covered, pattern) => covered.replace(pattern, LEFT_OUT), withoutNames);
}
