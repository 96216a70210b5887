/** What a student shares or keeps, each by itself: the list with its dates, and the chances. */
export const SHARED_PARTS = ['list', 'chances'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const RELATIONS = ['parent', 'counselor'] as const;
export type Relation = (typeof RELATIONS)[number];
