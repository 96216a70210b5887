/** Dollars a year all told, before any aid, as the college publishes it: the same for every reader. */
export interface PublishedPrice {
  /** Of residents at a public college, of everyone elsewhere; null when not reported. */
  readonly amount: number | null;
  /** Of students from other states, where it is another one. */
  readonly fromElsewhere: number | null;
}

export interface FamilyPrice {
  /** Dollars a year after aid; null when not reported. */
  readonly amount: number | null;
  /** The average of all families, where nothing closer to this one is published. */
  readonly isAverage: boolean;
  /** Before aid, where this family lives. */
  readonly fullPrice: number | null;
}

interface PublishedFigures {
  readonly ownership: string;
  readonly costOfAttendance: number | null;
  readonly tuitionInState: number | null;
  readonly tuitionOutState: number | null;
}

export function publishedPrice(college: PublishedFigures): PublishedPrice {
  const { ownership, costOfAttendance: amount, tuitionInState, tuitionOutState } = college;
  if (amount === null || ownership !== 'Public' || tuitionInState === null || tuitionOutState === null)
    return { amount, fromElsewhere: null };
  const more = tuitionOutState - tuitionInState;
  return { amount, fromElsewhere: more === 0 ? null : amount + more };
}

interface PriceAfterAid {
  readonly amount: number | null;
  readonly fullPrice: number | null;
  readonly kind: 'for-your-income' | 'average' | 'without-aid';
}

export const familyPrice = (price: PriceAfterAid | undefined): FamilyPrice => ({
  amount: price?.amount ?? null,
  isAverage: price?.kind === 'average',
  fullPrice: price?.fullPrice ?? null,
});
