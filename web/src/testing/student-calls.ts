import { http, HttpResponse } from 'msw';
import { type SavedCollege, type UserProfile } from '@/api';
import { api } from './api';

/** Mocks the calls every student screen makes, for a student from Ohio who wants to be a nurse, with a family income of 60-100k. */
export const studentCalls = ({
  householdIncomeRange = '60-100k',
  home = { state: 'OH' },
}: { householdIncomeRange?: string | null; home?: Partial<UserProfile> } = {}) =>
  api.use(
    http.get('*/api/user-profile', () => HttpResponse.json({ ...home, householdIncomeRange })),
    http.get('*/api/academic-profile', () =>
      HttpResponse.json({ gpaScale: '4.0', unweightedGpa: '3.7', satTotal: 1350, apCoursesTaken: 6 }),
    ),
    http.get('*/api/interests-goals', () => HttpResponse.json({ intendedMajor: 'Nursing' })),
    http.get('*/api/available-majors', () =>
      HttpResponse.json([
        { name: 'Nursing', cip4: '51.38', cipTitle: 'Registered Nursing', cipFamily: '51' },
      ]),
    ),
    http.get('*/api/applications', () => HttpResponse.json([])),
    http.get('*/api/selection-criteria', () => HttpResponse.json(null)),
    http.get('*/api/analytics/stats', () => HttpResponse.json({ aiInteractions: 0 })),
  );

/** A mock saved list that keeps its changes. */
export const savedListCalls = (first: SavedCollege[] = []) => {
  let list = first;
  api.use(
    http.get('*/api/saved-colleges', () => HttpResponse.json(list)),
    http.delete('*/api/saved-colleges/:id', ({ params }) => {
      list = list.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.patch('*/api/recommendations/:id', async ({ params, request }) => {
      const { userInterested } = (await request.json()) as { userInterested: boolean | null };
      const collegeId = Number(params['id']);
      list = list.map((entry) =>
        entry.collegeId === collegeId ? { ...entry, isHidden: userInterested === false } : entry,
      );
      return HttpResponse.json({ collegeId, userInterested, reason: null, userNotes: '' });
    }),
    http.patch('*/api/saved-colleges/:id/*', async ({ params, request }) => {
      const change = (await request.json()) as Partial<SavedCollege>;
      list = list.map((entry) => {
        const next = { ...entry, ...change };
        const categoryIsYours = next.category !== (next.computedCategory ?? 'Target');
        return entry.id === params['id'] ? { ...next, categoryIsYours } : entry;
      });
      return HttpResponse.json(list.find(({ id }) => id === params['id']));
    }),
  );
  return {
    add: (entry: SavedCollege) => {
      list = [entry, ...list];
      return HttpResponse.json(entry, { status: 201 });
    },
  };
};
