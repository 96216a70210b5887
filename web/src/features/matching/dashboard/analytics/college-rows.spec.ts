import { describe, expect, it } from 'vitest';
import { anApplication } from '@/testing/applications';
import { aCard, aCollege, aMatch, aRecommendation, aSavedCollege } from '@/testing/colleges';
import { rowsOf, type RowSources } from './college-rows';

const nothing: RowSources = { applications: [], saved: [], recommended: [], catalogue: [] };

describe('the status of a college', () => {
  const sources = { ...nothing, recommended: [aRecommendation({ id: 1 })], catalogue: [aCollege({ id: 2 })] };
  const statusAt = (id: number, more: Partial<RowSources> = {}) =>
    rowsOf({ ...sources, ...more }).find(({ college }) => college.id === id)?.status;

  it('is Recommended when it is in the recommendations', () => {
    expect(statusAt(1)).toBe('Recommended');
  });

  it('is Saved when it is in the student’s list, even if it is recommended', () => {
    expect(statusAt(1, { saved: [aSavedCollege({ collegeId: 1, college: aCard({ id: 1 }) })] })).toBe(
      'Saved',
    );
  });

  it('is Available otherwise', () => {
    expect(statusAt(2)).toBe('Available');
  });

  it('is the application’s own, even at a recommended college', () => {
    expect(statusAt(1, { applications: [anApplication(1, 'Under Review')] })).toBe('Under Review');
  });

  it('shows underscores as spaces, with capitals', () => {
    const stored = Object.assign(anApplication(1, 'Planning'), { status: 'in_progress' });

    expect(statusAt(1, { applications: [stored] })).toBe('In Progress');
  });
});

describe('the colleges of the table', () => {
  it('are listed once, whichever lists they come from', () => {
    const rows = rowsOf({
      ...nothing,
      saved: [aSavedCollege({ collegeId: 1, college: aCard({ id: 1 }) })],
      recommended: [aRecommendation({ id: 1 })],
      catalogue: [aCollege({ id: 1 }), aCollege({ id: 2 })],
    });

    expect(rows.map(({ college }) => college.id)).toEqual([1, 2]);
  });

  it('have applications first, then the student’s list, then sort by match, with unknown matches last', () => {
    const rows = rowsOf({
      ...nothing,
      applications: [anApplication(4, 'Planning')],
      saved: [
        aSavedCollege({ collegeId: 5, college: aCard({ id: 5 }), match: aMatch({ matchPercentage: 50 }) }),
      ],
      catalogue: [
        aCollege({ id: 1, match: null }),
        aCollege({ id: 2, match: aMatch({ matchPercentage: 71 }) }),
        aCollege({ id: 3, match: aMatch({ matchPercentage: 88 }) }),
        aCollege({ id: 4, match: aMatch({ matchPercentage: 60 }) }),
      ],
    });

    expect(rows.map(({ college }) => college.id)).toEqual([4, 5, 3, 2, 1]);
  });

  it('belong where the student put them, else where the estimate does', () => {
    const saved = { college: aCard({ id: 1 }), collegeId: 1, match: aMatch({ category: 'target' }) };
    const categoryOf = (but: Parameters<typeof aSavedCollege>[0]) =>
      rowsOf({ ...nothing, saved: [aSavedCollege({ ...saved, ...but })] })[0]?.category;

    expect(categoryOf({ category: 'Safety', categoryIsYours: true })).toBe('safety');
    expect(categoryOf({ category: 'Target', categoryIsYours: false })).toBe('target');
    expect(categoryOf({ category: 'Target', categoryIsYours: false, match: null })).toBeNull();
  });
});
