import { type Fault, type FoundFault, type RecordFile } from '#authorship';
import { type Today } from './check-record';

const FAULTS: Record<Fault, (version: string) => string> = {
  number: (version) => `${version} has a number out of order.`,
  'another-record': (version) => `${version} belongs to another essay.`,
  'changed-after-sealing': (version) => `${version} was changed after it was sealed.`,
  'broken-chain': (version) => `${version} doesn’t follow the one before it. One was taken out or moved.`,
  'back-in-time': (version) => `${version} is earlier than the one before it.`,
  'not-signed': (version) => `${version} isn’t signed by Flyleaf.`,
  'another-text': (version) => `The text shown for ${version.toLowerCase()} isn’t the one that was saved.`,
  'counts-do-not-fit': (version) => `The word counts of ${version.toLowerCase()} don’t fit the texts shown.`,
  'another-head': () => 'The record doesn’t end where it says. Its last versions may have been cut off.',
};

export const faultInWords = ({ fault, version }: FoundFault) => FAULTS[fault](`Version ${version ?? ''}`);

export function todayInWords(today: Today, versions: number): string {
  if (today.kind === 'same') return 'Flyleaf has no later version of this essay.';
  if (today.kind === 'longer')
    return `Flyleaf has ${today.versions} versions of this essay today. This file holds the first ${versions}.`;
  if (today.kind === 'other')
    return 'Flyleaf’s own record of this essay ends differently. Ask for a new file.';
  if (today.kind === 'not-known') return 'We couldn’t ask Flyleaf whether there are later versions.';
  return 'Flyleaf no longer has this essay, or never had it. If the signatures fit, the file is still good.';
}

const moment = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

const ORIGINS = { typed: 'typed', uploaded: 'from a file', restored: 'restored' };

export const entryInWords = ({ entry }: RecordFile['entries'][number]) =>
  [
    moment(entry.at),
    entry.words === 1 ? '1 word' : `${entry.words} words`,
    `${entry.wordsAdded} added`,
    `${entry.wordsRemoved} removed`,
    `most at once ${entry.longestAddition}`,
    ORIGINS[entry.origin],
  ].join(' · ');
