/** What adults whom a student let in can look at, by its name in the server's log. */
const whatAdultsSee: Record<string, string> = {
  list: 'your list and dates',
  chances: 'your chances',
  prices: 'your prices and aid offers',
  profile: 'your profile and activities',
  essays: 'the titles of the essays you shared with them',
  essay: 'an essay you shared with them',
  'portfolio-file': 'a file of your portfolio',
  'brag-sheet': 'your brag sheet',
};

const together = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const partsInWords = (parts: readonly string[]) =>
  together.format(parts.map((part) => whatAdultsSee[part] ?? part));

const named: Record<string, (title: string) => string> = {
  essay: (title) => `your essay “${title}”`,
  'portfolio-file': (title) => `the file of “${title}” in your portfolio`,
};

/** One essay or file is named; of everything else there is only one. */
export const thingInWords = ({
  what,
  title,
}: {
  what?: string | null | undefined;
  title?: string | null | undefined;
}) => (title && named[what ?? '']?.(title)) || (whatAdultsSee[what ?? ''] ?? 'what you share');
