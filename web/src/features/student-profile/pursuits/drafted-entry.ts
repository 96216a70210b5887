/** Kept with what was typed, so that it comes back to the entry it belongs to; empty for a new one. */
export type OfEntry = { of: string };

export const draftedEntry = (draft: unknown): { id: string | null } | null => {
  if (typeof draft !== 'object' || draft === null) return null;
  return { id: 'of' in draft && typeof draft.of === 'string' && draft.of !== '' ? draft.of : null };
};
