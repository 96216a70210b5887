/**
 * What a student shares or keeps, each by itself: the list with its dates and checklists, the chances, what college costs with
 * aid offers, the profile with its activities, and the files of its portfolio. Essays are shared one by one, in their own context.
 * Talks with Wren are never shared.
 */
export const SHARED_PARTS = ['list', 'chances', 'prices', 'profile', 'files'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** What stands on another part is shared only together with it. */
const STANDS_ON: Readonly<Partial<Record<SharedPart, SharedPart>>> = {
  chances: 'list',
  prices: 'list',
  files: 'profile',
};

/** Whether each part comes with what it stands on. */
export const isComplete = (parts: readonly SharedPart[]): boolean =>
  parts.every((part) => {
    const base = STANDS_ON[part];
    return base === undefined || parts.includes(base);
  });

export const RELATIONS = ['parent', 'counselor'] as const;
export type Relation = (typeof RELATIONS)[number];
