import { type ListPlan } from '../../../domain/entities/entities.js';
import { normalize } from '../../../domain/language/normalize.js';
import { type Asked } from '../answerer.js';

/** Where nothing was counted: a reach, targets, and as many safeties. */
export const USUAL_PLAN: ListPlan = { reach: 1, target: 2, safety: 2 };
const MOST = 10;
const FEW = 3;
const ASKS_FOR_A_LIST = /\b(?:list|balanced|lineup|mix)\b|\bstart (?:me|us) (?:off|out)\b/;
const OF_TOTAL = 0.25;
const SAFETIES_USUALLY = 2;

/** What a list of all kinds should hold; null where colleges of one kind are asked for, or just some that fit. */
export function planAsked({ message, entities }: Asked): ListPlan | null {
  const { plan, count } = entities;
  const { plain } = normalize(message);
  const kinds = Object.keys(plan ?? {}).length;
  const asksForAList = ASKS_FOR_A_LIST.test(plain) && entities.wishes.category === undefined;
  const total = totalSaid(plain) ?? (kinds === 0 ? count : null);
  if (plan != null && (kinds > 1 || total !== null)) return total === null ? plan : filledUp(plan, total);
  if (!asksForAList) return null;
  return total === null ? USUAL_PLAN : spread(total);
}

/** "About 8", "a list of ten": the whole list, unlike "two safeties". */
const TOTAL =
  /\b(?:about|around|like|maybe|list of|total of|give me|show me|name) (\d{1,2}|five|six|seven|eight|nine|ten)\b(?! (?:reach|target|match|safet|likel|true|real))|\b(\d{1,2}|five|six|seven|eight|nine|ten) (?:total|in total|altogether|(?:\w+ ){0,2}(?:schools|colleges|universities))\b/;
const WORDS = ['five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FIRST_IN_WORDS = 5;

function totalSaid(plain: string): number | null {
  const found = TOTAL.exec(plain);
  const said = found?.[1] ?? found?.[2];
  if (said === undefined) return null;
  const total = WORDS.includes(said) ? WORDS.indexOf(said) + FIRST_IN_WORDS : Number(said);
  return total >= FEW && total <= MOST ? total : null;
}

/** As a counselor would spread so many. */
export function spread(total: number): ListPlan {
  if (total < FEW) return { target: 1, safety: total - 1 };
  const reach = Math.max(1, Math.round(total * OF_TOTAL));
  const safety = Math.min(SAFETIES_USUALLY, Math.max(1, Math.round(total * OF_TOTAL)));
  return { reach, target: total - reach - safety, safety };
}

/** "About eight, with at least two safeties" */
function filledUp(plan: ListPlan, total: number): ListPlan {
  const said = (plan.reach ?? 0) + (plan.target ?? 0) + (plan.safety ?? 0);
  if (said >= total) return plan;
  const usual = spread(total);
  const reach = plan.reach ?? Math.min(usual.reach ?? 0, total - said);
  const safety =
    plan.safety ?? Math.min(usual.safety ?? 0, total - said - (plan.reach === undefined ? reach : 0));
  const target = plan.target ?? Math.max(0, total - reach - safety);
  return { reach, target, safety };
}
