import { http, HttpResponse } from 'msw';
import { type FamilyCollegeHistory } from '@/api';
import { api } from '@/testing/api';

const PATH = '/api/family-college-history';

/** A mock server for the family college history, with the rows it stores. */
export const familyCalls = (stored: readonly object[], sent: { path: string; body: unknown }[]) => {
  let rows = stored;
  api.use(
    http.get(PATH, () => HttpResponse.json(rows)),
    http.post(PATH, async ({ request }) => {
      const body = (await request.json()) as FamilyCollegeHistory;
      sent.push({ path: PATH, body });
      rows = body.entries
        .filter(({ relation }) => relation !== null)
        .map((row, index) => ({ id: `new-${index}`, ...row }));
      return HttpResponse.json(rows);
    }),
  );
};
