import { type ListPlan } from '../entities.js';
import { countOf } from '../numbers.js';
import { type WordView } from '../word-view.js';

const MOST = 10;
const CATEGORIES = {
  reach: 'reach',
  target: 'target',
  match: 'target',
  safet: 'safety',
  likel: 'safety',
} as const;
const CATEGORY = /^(reach|target|match|safet|likel)(?:es|s|y|ies|ys|ie|ry)?$/;
/** "two true safeties", "3 more targets" */
const BETWEEN = /^(?:true|real|actual|good|solid|more|other|or|so|to|[1-9])$/;
const A_COUPLE = /^(?:couple|few)$/;
const FEW = 2;

/** "2 reach 3 target 2 safety", "about 8 schools with two real safeties": null where no category is counted. */
export function readListPlan(view: WordView): ListPlan | null {
  const plan: { reach?: number; target?: number; safety?: number } = {};
  for (const [at, text] of view.texts.entries()) {
    const start = CATEGORY.exec(text)?.[1];
    if (start === undefined) continue;
    const count = countBefore(view, at);
    if (count !== null) plan[CATEGORIES[start as keyof typeof CATEGORIES]] = count;
  }
  return Object.keys(plan).length === 0 ? null : plan;
}

function countBefore(view: WordView, at: number): number | null {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const word = view.at(back);
    if (A_COUPLE.test(word)) return FEW;
    const count = countOf(word);
    if (count !== undefined && count > 0 && count <= MOST) return count;
    if (!BETWEEN.test(word)) return null;
  }
  return null;
}

/** "3 in california and 3 not": how many are wanted in a place, and how many elsewhere. */
export function readSplit(plain: string): { readonly inside: number; readonly outside: number } | null {
  const found =
    /\b(\w+) (?:in|from|inside) (?:\w+ ){1,3}(?:and|,|&|plus) (\w+) (?:not|out|outside|elsewhere|out of state|somewhere else|other)\b/.exec(
      plain,
    );
  const [inside, outside] = [countOf(found?.[1] ?? ''), countOf(found?.[2] ?? '')];
  if (inside === undefined || outside === undefined || inside + outside > MOST) return null;
  return { inside, outside };
}
