import { http, HttpResponse } from 'msw';
import { api } from '@/testing/api';

const lists = [
  '/api/activity-impacts',
  '/api/portfolio-items',
  '/api/awards',
  '/api/leadership-roles',
  '/api/research-projects',
  '/api/ib-courses',
] as const;

export type StoredLists = Partial<Record<(typeof lists)[number], readonly { id: string }[]>> & {
  '/api/activity-scores'?: readonly { activityId: string; words: string }[];
};

type Sent = { path: string; body: unknown }[];

/** A mock server for the lists. `sent` records every change, such as "PUT /api/awards/a1". */
export const listCalls = (stored: StoredLists, sent: Sent) => {
  api.use(http.get('/api/activity-scores', () => HttpResponse.json(stored['/api/activity-scores'] ?? [])));
  for (const path of lists) {
    let items = stored[path] ?? [];
    const one = ({ id }: { id?: string | readonly string[] | undefined }) =>
      items.find((item) => item.id === id) ?? { id: '' };

    api.use(
      http.get(path, () => HttpResponse.json(items)),
      http.post(path, async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push({ path: `POST ${path}`, body });
        const added = { id: `new-${sent.length}`, ...body };
        items = [...items, added];
        return HttpResponse.json(added, { status: 201 });
      }),
      http.put(`${path}/:id`, async ({ request, params }) => {
        const body = (await request.json()) as object;
        sent.push({ path: `PUT ${path}/${String(params['id'])}`, body });
        const changed = { ...one(params), ...body };
        items = items.map((item) => (item.id === params['id'] ? changed : item));
        return HttpResponse.json(changed);
      }),
      http.delete(`${path}/:id`, ({ params }) => {
        sent.push({ path: `DELETE ${path}/${String(params['id'])}`, body: null });
        items = items.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  }
};
