type Thing = { what?: string | null | undefined; title?: string | null | undefined };

export const english = {
  /** What adults whom a student let in can look at, by its name in the server's log. */
  things: {
    list: 'your list and dates',
    chances: 'your chances',
    prices: 'your prices and aid offers',
    profile: 'your profile and activities',
    files: 'the files of your portfolio',
    essays: 'the titles of the essays you shared with them',
    essay: 'an essay you shared with them',
    'portfolio-file': 'a file of your portfolio',
    'brag-sheet': 'your brag sheet',
  } as Record<string, string>,
  named: {
    essay: (title: string) => `your essay “${title}”`,
    'portfolio-file': (title: string) => `the file of “${title}” in your portfolio`,
  } as Record<string, (title: string) => string>,
  anything: 'what you share',
  locale: 'en-US',
};
export type ViewedWords = typeof english;

export const partsInWords = (parts: readonly string[], words: ViewedWords) =>
  new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(
    parts.map((part) => words.things[part] ?? part),
  );

/** One essay or file is named; of everything else there is only one. */
export const thingInWords = ({ what, title }: Thing, words: ViewedWords) =>
  (title && words.named[what ?? '']?.(title)) || (words.things[what ?? ''] ?? words.anything);
