import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { type Comparison } from '../../tools/tool-results.js';
import { cellWords, type CompareKey } from './compare-words.js';

const FELT_DOLLARS = 2_000;
const MUCH_LESS_FINISH = 0.2;
const FELT_SHARE = 0.08;

interface Held {
  readonly at: number;
  readonly name: string;
  readonly price: number | null;
  readonly graduation: number | null;
}

/** Empty where the one that was picked is no reach. */
function onlyOnceIn(comparison: Comparison, at: number): string {
  const chance = comparison.rows.find(({ key }) => key === 'chance');
  if (chance?.cells[at]?.words !== 'reach') return '';
  const others = comparison.colleges.filter(
    (_, other) => other !== at && chance.cells[other]?.words !== 'reach',
  );
  const [likelier] = others;
  return likelier === undefined
    ? 'It’s a reach for you, so don’t count on it alone. '
    : `It’s a reach for you, though, so ${likelier.name} is the one to count on. `;
}

/** A position with its reason from the figures, and what would change it. Empty where they tell nothing. */
export function positionOn(comparison: Comparison): Said {
  const held = comparison.colleges.map(({ name }, at): Held => ({
    at,
    name,
    price: valueAt(comparison, 'price', at),
    graduation: valueAt(comparison, 'graduation', at),
  }));
  const byPrice = held
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const byGraduation = held
    .filter(({ graduation }) => graduation !== null)
    .toSorted((a, b) => (b.graduation ?? 0) - (a.graduation ?? 0));
  const [cheapest, next] = byPrice;
  const [surest] = byGraduation;
  if (surest === undefined && cheapest === undefined) return '';
  if (cheapest === undefined || next === undefined)
    return surest === undefined ? '' : finishMost(comparison, surest);
  if (surest === undefined || surest.at === cheapest.at)
    return phrase`If I had to pick, ${cheapest.name}: ${said(comparison, 'price', cheapest.at)}, and ${said(comparison, 'graduation', cheapest.at)}. ${onlyOnceIn(comparison, cheapest.at)}${wouldChange(next)}`;
  const behind = (surest.graduation ?? 0) - (cheapest.graduation ?? 0);
  const dearer = (surest.price ?? Number.POSITIVE_INFINITY) - (cheapest.price ?? 0);
  if (dearer < FELT_DOLLARS || (behind >= MUCH_LESS_FINISH && cheapest.graduation !== null))
    return phrase`If I had to pick, ${surest.name}: ${said(comparison, 'graduation', surest.at)}, against ${shareOf(comparison, cheapest.at)} at ${cheapest.name}. ${onlyOnceIn(comparison, surest.at)}What would change it: if your family can’t carry ${said(comparison, 'price', surest.at)} without much debt, ${cheapest.name} is the sounder choice.`;
  const almost = behind < FELT_SHARE ? 'and nearly as many finish' : 'though fewer finish';
  return phrase`If I had to pick, ${cheapest.name}: ${said(comparison, 'price', cheapest.at)}, ${almost} (${shareOf(comparison, cheapest.at)}). ${onlyOnceIn(comparison, cheapest.at)}${wouldChange(surest)}`;
}

const finishMost = (comparison: Comparison, { at, name }: Held): Phrase =>
  phrase`If I had to pick, ${name}: ${said(comparison, 'graduation', at)}, the most of these. A price you can’t carry would change it.`;

const wouldChange = ({ name }: Held): string =>
  `What would change it: a much better aid offer from ${name}, or a program there you can’t get elsewhere.`;

function said(comparison: Comparison, key: CompareKey, at: number): Phrase {
  const cell = comparison.rows.find((row) => row.key === key)?.cells[at];
  return cell === undefined ? phrase`` : cellWords(key, cell);
}

function shareOf(comparison: Comparison, at: number): Phrase {
  const figure = comparison.rows.find(({ key }) => key === 'graduation')?.cells[at]?.figures[0];
  return figure === undefined ? phrase`` : printed(figure);
}

function valueAt(comparison: Comparison, key: CompareKey, at: number): number | null {
  const value = comparison.rows.find((row) => row.key === key)?.cells[at]?.figures[0]?.value;
  return typeof value === 'number' ? value : null;
}
