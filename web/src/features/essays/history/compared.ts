import { type EssayHistoryLine, type EssayVersionLine } from '@/api';

/** In the address: which version, and whether it stands beside the newest or beside the one before it. */
export type Chosen = { versionNumber: number; beside: 'newest' | 'previous' };

export type Compared = { before: EssayVersionLine; after: EssayVersionLine };

export const chosenIn = (address: URLSearchParams): Chosen | null => {
  const versionNumber = Number(address.get('version') ?? NaN);
  if (!Number.isInteger(versionNumber)) return null;
  return { versionNumber, beside: address.get('with') === 'newest' ? 'newest' : 'previous' };
};

/** Without a choice, what changed last. Null where there is nothing to compare. */
export const comparedIn = (history: readonly EssayHistoryLine[], chosen: Chosen | null): Compared | null => {
  const versions = history.flatMap(({ folded, ...line }) => [line, ...folded]);
  const newest = versions[0];
  const one = versions.find(({ versionNumber }) => versionNumber === chosen?.versionNumber) ?? newest;
  if (newest === undefined || one === undefined) return null;
  if (chosen?.beside === 'newest' && one !== newest) return { before: one, after: newest };

  const previous = lineBefore(history, one) ?? versions[versions.indexOf(one) + 1];
  return previous === undefined ? null : { before: previous, after: one };
};

/** A line shows the last save of a sitting, so the one before is the last save of the sitting before. */
const lineBefore = (history: readonly EssayHistoryLine[], { versionNumber }: EssayVersionLine) => {
  const at = history.findIndex((line) => line.versionNumber === versionNumber);
  return at === -1 ? undefined : history[at + 1];
};
