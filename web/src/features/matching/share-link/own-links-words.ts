const MOST_LINKS = 3;

export const english = {
  what: 'For a grandparent or a coach, say. Whoever has the link sees your first name, the colleges on your list, how and by when you apply, and what each college publishes as its price. Nothing else: no chances, no answers from colleges, no essays.',
  notLoaded: 'We couldn’t load your links',
  notLoadedWhy: 'Nothing was changed. Try again in a moment.',
  full: `You have ${String(MOST_LINKS)} links. Turn one off to make another.`,
  forWhom: 'Whom is the link for?',
  forWhomHint: 'Only you see this name.',
  forWhomMissing: 'Write whom the link is for.',
  example: 'Grandma',
  howLong: 'How long does it work?',
  days: (days: number) => `${String(days)} days`,
  showPrice: 'Also show what it would cost us',
  showPriceWhat:
    'The price of a year after aid for your family. From it, someone can guess about what your family earns.',
  make: 'Make a link',
  showsPrice: 'Shows your price',
  day: (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' }),
  until: 'Works until ',
  opened: (openings: number, last: string | null) => {
    if (last === null) return 'Not opened yet';
    return openings === 1 ? `Opened once, ${last}` : `Opened ${String(openings)} times, last ${last}`;
  },
  offQuestion: (name: string) => `Turn off the link for ${name}?`,
  offWhat: 'It stops working at once, for everyone who has it. You can make a new one.',
  keep: 'Keep it',
  off: 'Turn off',
  offNamed: (name: string) => `Turn off the link for ${name}`,
  linkFor: (name: string) => `The link for ${name}`,
  copyNow:
    'Copy it now and send it yourself: it isn’t shown again. Whoever gets it can read your list, so don’t post it.',
  error: 'Error',
  notMade: 'We couldn’t make a link. Please try again.',
  notEnded: 'We couldn’t turn it off. Please try again.',
  ended: 'Link turned off',
  endedWhat: (name: string) => `The link for ${name} doesn’t work anymore.`,
};
export type OwnLinksWords = typeof english;
