import { settingsRefusal } from '../refusal-words';

export const english = {
  title: 'Take your data with you',
  lead: 'Get a copy of everything Flyleaf keeps about you, as one ZIP file: a page you can read and print without a connection, the same as data for other programs, and the files you uploaded.',
  facts: [
    'It can take a few minutes. You can leave this page; we’ll tell you under the bell and by email.',
    'Only you can download it, for 24 hours. Then we delete the copy. What you have here stays.',
    'Your password, and keys that could sign someone in, are never part of it.',
  ],
  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Nothing is lost. Try again in a moment.',
  notAsked: settingsRefusal,
  /** Announced when it changes; the bar itself would be announced at each step. */
  said: {
    none: '',
    queued: 'Your copy will begin in a moment.',
    running: 'We’re putting your copy together.',
    ready: 'Your copy is ready.',
    failed: 'We couldn’t finish your copy.',
  },
  queued: 'Your copy will begin in a moment',
  waiting: 'Waiting',
  running: 'We’re putting your copy together',
  almost: 'Almost done',
  files: (done: number, total: number) => `${String(done)} of ${String(total)} files`,
  failedWhy:
    'We couldn’t finish your copy. Nothing of yours is lost. Please try again; if it fails again, try later.',
  again: 'Try again',
  until: (at: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' }).format(at),
  ready: (until: string) => `Your copy is ready until ${until}. Keep it where only you can open it.`,
  download: (size: string) => `Download my data (${size})`,
  another: 'Make a new copy',
  first: 'Make a copy of my data',
};
export type ExportWords = typeof english;
