import { type ActivitiesSheet } from '@/api';
import { activityRows, type Entries, formTypeOf, honorRows, recognitionOf, textOf, titleOf } from './sheet';

type Facts = Map<string, string>;

/** Every answer of a sheet, under the words for it. */
const factsOf = (sheet: ActivitiesSheet, entries: Entries): Facts => {
  const activities = activityRows(sheet, entries);
  const honors = honorRows(sheet, entries);
  const onSheet = (rows: readonly { sheet: { onSheet: boolean }; entry: { name: string } }[]) =>
    rows.flatMap((row) => (row.sheet.onSheet ? [row.entry.name] : [])).join(', ');

  return new Map([
    ['Activities in order', onSheet(activities)],
    ['Honors in order', onSheet(honors)],
    ...activities.flatMap((row): [string, string][] => {
      const { name } = row.entry;
      const similar = row.sheet.similarInCollege;
      return [
        [`${name}, activity type`, formTypeOf(row) ?? ''],
        [`${name}, position`, textOf(row, 'position')],
        [`${name}, organization`, textOf(row, 'organization')],
        [`${name}, description`, textOf(row, 'description')],
        [`${name}, grade levels`, row.sheet.gradeLevels.join(', ')],
        [`${name}, timing`, row.sheet.timing.join(', ')],
        [`${name}, similar activity in college`, similar === null ? '' : similar ? 'Yes' : 'No'],
      ];
    }),
    ...honors.flatMap((row): [string, string][] => [
      [`${row.entry.name}, title`, titleOf(row)],
      [`${row.entry.name}, grade levels`, row.sheet.gradeLevels.join(', ')],
      [`${row.entry.name}, recognition`, recognitionOf(row).join(', ')],
    ]),
  ]);
};

export const differences = (mine: ActivitiesSheet, theirs: ActivitiesSheet, entries: Entries) => {
  const there = factsOf(theirs, entries);
  return [...factsOf(mine, entries)].flatMap(([what, here]) => {
    const other = there.get(what) ?? '';
    return here === other ? [] : [{ what, here, there: other }];
  });
};
