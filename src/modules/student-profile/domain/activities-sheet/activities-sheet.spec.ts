import { describe, expect, it } from 'vitest';
import { AnswersRefused, ProfileChangedElsewhere } from '../student-profile.errors.js';
import {
  type ActivitiesSheet,
  EMPTY_SHEET,
  type SheetActivity,
  type SheetHonor,
  timeOfSave,
} from './activities-sheet.js';

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
const NINE = new Date('2026-11-20T09:00:00.000Z');
const TEN = new Date('2026-11-20T10:00:00.000Z');
const save = (sent: Partial<ActivitiesSheet>) =>
  timeOfSave(EMPTY_SHEET, { sent: { ...EMPTY_SHEET, ...sent }, basedOn: null, now: NINE });
const problemsOf = (sent: Partial<ActivitiesSheet>) => {
  try {
    save(sent);
    return [];
  } catch (error) {
    return error instanceof AnswersRefused ? error.problems : [];
  }
};

describe('saving an activities sheet', () => {
  it.each([
    ['ten activities', { activities: many(10, anActivity) }],
    ['five honors', { honors: many(5, anHonor) }],
    [
      'more that are off the sheet',
      { activities: [...many(10, anActivity), anActivity('x', { onSheet: false })] },
    ],
    [
      'a text still longer than the form takes',
      { activities: [anActivity('a', { description: 'x'.repeat(400) })] },
    ],
    [
      'a role and an activity of one id',
      { activities: [anActivity('a'), anActivity('a', { kind: 'leadership' })] },
    ],
  ])('accepts %s', (_what, sent) => {
    expect(save(sent)).toEqual(NINE);
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

  it.each([
    ['an older copy', NINE],
    ['no copy at all', null],
  ])('is refused when it starts from %s', (_what, basedOn) => {
    const stored = { ...EMPTY_SHEET, updatedAt: TEN };

    expect(() => timeOfSave(stored, { sent: EMPTY_SHEET, basedOn, now: TEN })).toThrow(
      ProfileChangedElsewhere,
    );
  });

  it('is always later than the one before', () => {
    const time = timeOfSave(
      { ...EMPTY_SHEET, updatedAt: TEN },
      { sent: EMPTY_SHEET, basedOn: TEN, now: TEN },
    );

    expect(time.getTime()).toBeGreaterThan(TEN.getTime());
  });
});
