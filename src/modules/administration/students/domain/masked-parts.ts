/** What stays hidden until someone who runs Flyleaf gives a reason. */
export const MASKED_PARTS = ['race', 'income', 'birthDate', 'gender', 'address', 'familyHistory'] as const;
