import { type PublishedGrades } from '../college-facts.js';

/** One band of the Common Data Set's table C11: its averages, and its middle on the scale of the grade index. */
const BANDS: readonly { readonly lowest: number; readonly highest: number; readonly index: number }[] = [
  { lowest: 4, highest: 4, index: 1.55 },
  { lowest: 3.75, highest: 3.99, index: 1.09 },
  { lowest: 3.5, highest: 3.74, index: 0.44 },
  { lowest: 3.25, highest: 3.49, index: -0.09 },
  { lowest: 3, highest: 3.24, index: -0.53 },
  { lowest: 2.5, highest: 2.99, index: -1.05 },
  { lowest: 2, highest: 2.49, index: -1.78 },
  { lowest: 1, highest: 1.99, index: -2.4 },
  { lowest: 0, highest: 0.99, index: -3.1 },
];
/** The shares must add up to about 1 before they are scaled to it. */
const TOTAL = { least: 0.97, most: 1.03 } as const;
/** An average above this is of weighted grades. */
const HIGHEST_UNWEIGHTED = 4;
/** How far the average may lie outside what the bands allow. */
const LEEWAY = 0.03;
/** Without an average, more than this at 4.0 also says weighted grades. */
const MOST_AT_THE_TOP = 0.5;
/** The first of the bands below an average of 3.0. */
const BELOW_THREE = 5;

/** The mean grade index of the first-years; null where the bands are not usable, or look like weighted grades. */
export function publishedGradeLevel(published: PublishedGrades | null): number | null {
  const shares = usableShares(published);
  return shares === null ? null : sumOver(shares, ({ index }) => index);
}

/** The share of first-years with an average below 3.0; null where the bands are not usable. */
export function shareBelowThree(published: PublishedGrades | null): number | null {
  return (
    usableShares(published)
      ?.slice(BELOW_THREE)
      .reduce((sum, share) => sum + share, 0) ?? null
  );
}

function usableShares(published: PublishedGrades | null): readonly number[] | null {
  if (published === null) return null;
  const { bandShares, average } = published;
  const total = bandShares.reduce((sum, share) => sum + share, 0);
  if (total < TOTAL.least || total > TOTAL.most) return null;

  const shares = bandShares.map((share) => share / total);
  if (average === null) return (shares[0] ?? 0) > MOST_AT_THE_TOP ? null : shares;
  const lowest = sumOver(shares, (band) => band.lowest);
  const highest = sumOver(shares, (band) => band.highest);
  const fits = average <= HIGHEST_UNWEIGHTED && average >= lowest - LEEWAY && average <= highest + LEEWAY;
  return fits ? shares : null;
}

function sumOver(shares: readonly number[], value: (band: (typeof BANDS)[number]) => number): number {
  return BANDS.reduce((sum, band, at) => sum + (shares[at] ?? 0) * value(band), 0);
}
