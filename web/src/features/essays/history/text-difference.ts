import { diffWordsWithSpace } from 'diff';

/** Beyond it the two texts count as different throughout. */
const MOST_MS = 1_000;

export type Run = { text: string; change: 'same' | 'added' | 'removed' };

/** A stretch that begins and ends with the same line break in both texts. */
export type DifferenceRow = Run[];

export type TextDifference = { rows: DifferenceRow[]; added: number; removed: number };

/** How one text became the other, word by word, in rows that can stand side by side. */
export const textDifference = (before: string, after: string): TextDifference => {
  const runs = withoutCrumbs(runsOf(before, after));
  return {
    rows: rowsOf(runs),
    added: wordsIn(runs, 'added'),
    removed: wordsIn(runs, 'removed'),
  };
};

const runsOf = (before: string, after: string): Run[] => {
  const changes = diffWordsWithSpace(before, after, { timeout: MOST_MS });
  if (!changes)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return changes.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
};

/** A rewritten sentence reads as one change, not as one for each word: spaces and marks between changes belong to them. */
const withoutCrumbs = (runs: readonly Run[]): Run[] => {
  const merged: Run[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') merged.push({ text: removed, change: 'removed' });
    if (added !== '') merged.push({ text: added, change: 'added' });
    [removed, added] = ['', ''];
  };
  runs.forEach(({ text, change }, at) => {
    const isCrumb =
      change === 'same' && isBetweenWords(text) && removed + added !== '' && isChange(runs[at + 1]);
    if (change === 'removed' || isCrumb) removed += text;
    if (change === 'added' || isCrumb) added += text;
    if (change !== 'same' || isCrumb) return;
    flush();
    merged.push({ text, change });
  });
  flush();
  return merged;
};

const isChange = (run: Run | undefined) => run !== undefined && run.change !== 'same';

const isBetweenWords = (text: string) => !/[\p{L}\p{N}\n]/u.test(text);

const rowsOf = (runs: readonly Run[]): DifferenceRow[] => {
  const rows: DifferenceRow[] = [[]];
  for (const run of runs) {
    const lines = run.change === 'same' ? run.text.split('\n') : [run.text];
    lines.forEach((text, at) => {
      if (at > 0) rows.push([]);
      if (text !== '') rows.at(-1)?.push({ ...run, text });
    });
  }
  return rows.filter((row) => row.some(({ text }) => text.trim() !== ''));
};

const wordsIn = (runs: readonly Run[], change: Run['change']) =>
  runs
    .filter((run) => run.change === change)
    .reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
