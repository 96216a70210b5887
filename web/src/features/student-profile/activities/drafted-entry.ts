/** Which entry a draft belongs to: `{ id: null }` for a new entry, null without a draft. */
export const draftedEntry = (draft: unknown): { id: string | null } | null => {
  if (typeof draft !== 'object' || draft === null) return null;
  return { id: 'of' in draft && typeof draft.of === 'string' && draft.of !== '' ? draft.of : null };
};
