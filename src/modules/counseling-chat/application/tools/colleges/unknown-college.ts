/** For ids that no tool of ours gave. */
export const unknownCollege = () => ({
  ok: false as const,
  code: 'unknown-college' as const,
  words: 'I don’t know that college. I only know US colleges in the federal data.',
});
