import { describe, expect, it } from 'vitest';
import { AnswersRefused } from '../student-profile.errors.js';
import {
  type ActivitiesSheet,
  EMPTY_SHEET,
  savedSheet,
  type SheetActivity,
  type SheetHonor,
} from './activities-sheet.js';
import { SheetChangedElsewhere } from './activities-sheet.errors.js';

const anActivity = (id: string, changes: Partial<SheetActivity> = {}): SheetActivity => ({
  kind: 'activity',
  id,
  onSheet: true,
  formType: null,
  position: null,
  organization: null,
  description: null,
  gradeLevels: [],
  timing: [],
  similarInCollege: null,
  ...changes,
});
const anHonor = (id: string, onSheet = true): SheetHonor => ({
  id,
  onSheet,
  title: null,
  gradeLevels: [],
  recognition: null,
});
const many = <Row>(count: number, row: (id: string) => Row) =>
  Array.from({ length: count }, (_, at) => row(String(at)));
const save = (sent: Partial<ActivitiesSheet>) => savedSheet(EMPTY_SHEET, { ...EMPTY_SHEET, ...sent });
const problemsOf = (sent: Partial<ActivitiesSheet>) => {
  try {
    save(sent);
    return [];
  } catch (error) {
    return error instanceof AnswersRefused ? error.problems : [];
  }
};

describe('saving an activities sheet', () => {
  it('keeps the order sent and counts the save', () => {
    const activities = [anActivity('b'), anActivity('a')];

    expect(save({ activities })).toEqual({ version: 1, activities, honors: [] });
  });

  it('keeps ten activities and five honors, and any number off the sheet', () => {
    const sent = {
      activities: [...many(10, anActivity), anActivity('extra', { onSheet: false })],
      honors: [...many(5, anHonor), anHonor('extra', false)],
    };

    expect(save(sent)).toMatchObject(sent);
  });

  it('keeps a text that is still longer than the form takes', () => {
    const description = 'x'.repeat(400);

    expect(save({ activities: [anActivity('a', { description })] }).activities).toMatchObject([
      { description },
    ]);
  });

  it.each([
    [{ activities: many(11, anActivity) }, 'activities', 'The form takes 10 activities. Leave one off.'],
    [{ honors: many(6, anHonor) }, 'honors', 'The form takes 5 honors. Leave one off.'],
    [
      { activities: [anActivity('a'), anActivity('a')] },
      'activities',
      'Each activity can be on the sheet only once',
    ],
    [{ honors: [anHonor('a'), anHonor('a', false)] }, 'honors', 'Each honor can be on the sheet only once'],
  ])('names the field of each problem: %#', (sent, path, message) => {
    expect(problemsOf(sent)).toEqual([{ path, message }]);
  });

  it('takes a project and an activity of the same id as two', () => {
    expect(problemsOf({ activities: [anActivity('a'), anActivity('a', { kind: 'research' })] })).toEqual([]);
  });

  it.each([1, 3])('is refused when it started from version %i and 2 is stored', (version) => {
    expect(() => savedSheet({ ...EMPTY_SHEET, version: 2 }, { ...EMPTY_SHEET, version })).toThrow(
      SheetChangedElsewhere,
    );
  });
});
