import { describe, expect, it } from 'vitest';
import { aSeason, anApplication, supplement } from '../testing/a-season.js';
import { planSeason } from './plan-season.js';
import { halfHoursOf } from './tasks/task.js';
import { toldReuses } from './told-reuses.js';

const TODAY = '2026-12-20';
const REED = anApplication('Reed', { items: [supplement(250, 'Why Reed')] });
const TUFTS = anApplication('Tufts', { items: [supplement(250, 'Your community')] });
const [whyReed] = REED.items;
const [community] = TUFTS.items;
const settings = { hoursPerWeek: 6, daysOff: [], busy: [] };

describe('an essay that is reused', () => {
  const reuse = { itemId: community?.id ?? '', essay: whyReed?.id ?? '' };
  const season = { ...aSeason([REED, TUFTS]), reuses: [reuse] };

  it('is told with both essays, and is less work than a new one', () => {
    const anew = planSeason({ season: { ...season, reuses: [] }, settings }, TODAY);
    const reused = planSeason({ season, settings }, TODAY);

    expect(toldReuses(season, TODAY)).toEqual([
      { itemId: reuse.itemId, title: 'Why Reed', item: 'Your community', college: 'Tufts' },
    ]);
    expect(halfHoursOf(reused.tasks)).toBeLessThan(halfHoursOf(anew.tasks));
  });

  it.each([
    ['its source is gone', [TUFTS]],
    ['what it answered is gone', [REED]],
  ])('counts for nothing once %s', (_why, applications) => {
    expect(toldReuses({ ...season, applications }, TODAY)).toEqual([]);
  });
});
