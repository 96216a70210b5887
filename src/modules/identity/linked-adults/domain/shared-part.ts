/**
 * What a student shares or keeps, each by itself: the list with its dates and checklists, the chances, what college costs with
 * aid offers, and the profile with its activities. Essays are shared one by one, in their own context. Talks with Wren are
 * never shared.
 */
export const SHARED_PARTS = ['list', 'chances', 'prices', 'profile'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** What stands on the list is shared only together with it. */
const ON_THE_LIST: readonly SharedPart[] = ['chances', 'prices'];

export const standsOnList = (parts: readonly SharedPart[]): boolean =>
  parts.includes('list') || !parts.some((part) => ON_THE_LIST.includes(part));

export const RELATIONS = ['parent', 'counselor'] as const;
export type Relation = (typeof RELATIONS)[number];
