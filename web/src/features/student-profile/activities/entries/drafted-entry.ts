/** Which entry a draft belongs to: `{ id: null }` for a new entry, null without a draft. */
export const draftedEntry = (draft: unknown): { id: string | null } | null => {
  if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null;
  const { values } = draft;
  if (typeof values !== 'object' || values === null) return null;
  return { id: 'of' in values && typeof values.of === 'string' && values.of !== '' ? values.of : null };
};
