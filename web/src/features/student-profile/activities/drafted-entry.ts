/** The entry a draft belongs to: the form keeps its id as `of`, and a new one has none. Null without a draft. */
export const draftedEntry = (draft: unknown): { id: string | null } | null => {
  if (typeof draft !== 'object' || draft === null) return null;
  return { id: 'of' in draft && typeof draft.of === 'string' && draft.of !== '' ? draft.of : null };
};
