/** What a student shares or keeps, each by itself. Essays are shared one by one; talks with the advisor never are. */
export const SHARED_PARTS = ['profile', 'list', 'chances', 'money'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const RELATIONS = ['parent', 'counselor'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a new link shares until the student says otherwise. */
export const PARTS_AT_FIRST: Readonly<Record<Relation, readonly SharedPart[]>> = {
  parent: ['list'],
  counselor: ['profile', 'list', 'chances'],
};
