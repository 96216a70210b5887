import { type Brief } from './prompt.js';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d{2,4}`;
const RANGE = new RegExp(String.raw`\b(${NUMBER})\s*(?:-|–|to|and)\s*(${NUMBER})[\s-]*words?\b`, 'i');
const AT_LEAST = new RegExp(
  String.raw`\b(?:at least|minimum(?: of)?|no fewer than)\s+(${NUMBER})[\s-]*words?\b`,
  'i',
);
const LIMIT = new RegExp(String.raw`\b(${NUMBER})[\s-]*words?\b`, 'gi');

const numberIn = (written: string | undefined): number | null => Number(written?.replaceAll(',', '')) || null;

/** Reads "(250 words)", "250-650 words" and "at least 500 words" in a question of the student's own. */
export function statedLimits(question: string): Pick<Brief, 'minWords' | 'maxWords'> {
  const range = RANGE.exec(question);
  if (range !== null) return { minWords: numberIn(range[1]), maxWords: numberIn(range[2]) };

  const atLeast = AT_LEAST.exec(question);
  const rest = question.replace(atLeast?.[0] ?? '', '');
  return { minWords: numberIn(atLeast?.[1]), maxWords: numberIn([...rest.matchAll(LIMIT)].at(0)?.[1]) };
}
