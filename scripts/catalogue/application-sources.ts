import { type Row } from './csv.ts';

const GRID = /^Common App (\d{4}-\d\d) Requirements Grid \(updated (\S+)\), page (\d+);/;
const PAGES = /^github\.com\/DylMon\/CommonDataSets data\/admission-plans\.json \(generated (\S+);/;

/** Who published it and where it was read, in words a student understands. */
export function sourceOf({ sourceDocument = '' }: Row): string {
  const grid = GRID.exec(sourceDocument);
  if (grid)
    return `Common App requirements grid for ${grid[1] ?? ''}, updated ${inWords(grid[2])}, page ${grid[3] ?? ''}`;
  const pages = PAGES.exec(sourceDocument);
  if (pages)
    return `The college’s admissions page, as collected by the public CommonDataSets project on ${inWords(pages[1])}`;
  throw new Error(`Unknown source: ${sourceDocument}`);
}

const inWords = (day = '') =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
