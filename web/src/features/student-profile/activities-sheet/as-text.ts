import { asOneLine } from './characters';
import { type ActivityRow, formTypeOf, type HonorRow, recognitionOf, textOf, titleOf } from './sheet';

const line = (label: string, text: string | null) =>
  text === null || text === '' ? [] : [`${label}: ${text}`];

const grades = (levels: readonly string[]) => line('Grade levels', levels.join(', '));

const activity = (row: ActivityRow, at: number) => {
  const { sheet, entry } = row;
  return [
    `${at + 1}. ${formTypeOf(row) ?? entry.name}`,
    ...line('Position', asOneLine(textOf(row, 'position'))),
    ...line('Organization', asOneLine(textOf(row, 'organization'))),
    ...line('Description', asOneLine(textOf(row, 'description'))),
    ...grades(sheet.gradeLevels),
    ...line('Timing', sheet.timing.join(', ')),
    ...line('Hours a week', entry.hours?.perWeek?.toString() ?? null),
    ...line('Weeks a year', entry.hours?.weeks?.toString() ?? null),
    ...line(
      'Similar activity in college',
      sheet.similarInCollege === null ? null : sheet.similarInCollege ? 'Yes' : 'No',
    ),
  ].join('\n');
};

const honor = (row: HonorRow, at: number) =>
  [
    `${at + 1}. ${asOneLine(titleOf(row))}`,
    ...grades(row.sheet.gradeLevels),
    ...line('Recognition', recognitionOf(row).join(', ')),
  ].join('\n');

/** What is on the sheet, to paste anywhere. */
export const sheetAsText = (activities: readonly ActivityRow[], honors: readonly HonorRow[]) =>
  [
    ...(activities.length === 0 ? [] : [['ACTIVITIES', ...activities.map(activity)].join('\n\n')]),
    ...(honors.length === 0 ? [] : [['HONORS', ...honors.map(honor)].join('\n\n')]),
  ].join('\n\n');
