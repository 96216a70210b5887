import { isSame } from './change';

/** A row of a list that is saved as a whole. */
type Row = { id: string };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Rows that can be told apart; null when some cannot. */
const rowsOf = (value: unknown): readonly Row[] | null => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every(isRow) ? value : null;
};

const find = (rows: readonly Row[], { id }: Row) => rows.find((each) => each.id === id);

/** What either side added, changed or deleted since `base`. Where both touched the same row, the first side wins. */
const withBoth = (base: readonly Row[], first: readonly Row[], second: readonly Row[]): Row[] => {
  const left = first.flatMap((row) => {
    const before = find(base, row);
    if (before === undefined || !isSame(row, before)) return [row];
    return find(second, row) ?? []; // the second side may have deleted it
  });
  const isNew = (row: Row) => !find(base, row) && !find(left, row) && !left.some((each) => isSame(each, row));
  return [...left, ...second.filter(isNew)];
};

const haveSameRows = (one: readonly Row[], other: readonly Row[]) =>
  one.length === other.length && one.every((row) => other.some((each) => isSame(row, each)));

type MergedRows = {
  mine: readonly Row[];
  other: readonly Row[];
  /** Both sides come to the same rows, so there is nothing to decide. */
  agree: boolean;
};

/** Each side with what the other did to other rows. Null when these are no lists of rows with ids. */
export const mergeRows = (base: unknown, mine: unknown, other: unknown): MergedRows | null => {
  const [before, here, there] = [rowsOf(base), rowsOf(mine), rowsOf(other)];
  if (!before || !here || !there || before.length + here.length + there.length === 0) return null;
  const merged = { mine: withBoth(before, here, there), other: withBoth(before, there, here) };
  return { ...merged, agree: haveSameRows(merged.mine, merged.other) };
};
