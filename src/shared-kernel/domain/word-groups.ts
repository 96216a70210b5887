const MOST_GROUPS = 2;
const ENDINGS = /(?:s|es|ed|d|ing)$/;
const WORDS_BETWEEN = 4;

export type GroupsOf = (word: string) => readonly string[];

/** Reads lists of words by group; a word may be in several, and counts in two. Plurals and other forms find their word. */
export function groupsByWord(groups: Readonly<Record<string, string>>): GroupsOf {
  const known = new Map<string, string[]>();
  for (const [group, words] of Object.entries(groups))
    for (const word of words.split(' ')) known.set(word, [...(known.get(word) ?? []), group]);
  return (word) => (known.get(word) ?? known.get(word.replace(ENDINGS, '')) ?? []).slice(0, MOST_GROUPS);
}

/** Groups of the words, and which stands before which, not far away. */
export function groupFeatures(words: readonly string[], groupsOf: GroupsOf): string[] {
  const all = words.map(groupsOf);
  return all.flatMap((groups, at) =>
    groups.flatMap((group) => [
      `=${group}`,
      ...all
        .slice(at + 1, at + 1 + WORDS_BETWEEN)
        .flatMap((later) => later.map((next) => `=${group}>${next}`)),
    ]),
  );
}
