import '@/lib/api/api-client';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, shownToast } from '@/components/ui/toasts/toast-store';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { anEssay, CLOCK_ID } from '../testing/essays';
import { formOf } from './essay-calls';
import { keepLocalDraft, type LocalDraft, localDrafts } from './local-drafts';
import { markOpen } from './open-drafts';
import { sendWaitingEssays } from './send-waiting';

const form = formOf(anEssay());
const keep = (changes: Partial<LocalDraft>) =>
  keepLocalDraft({ id: 'd1', essayId: CLOCK_ID, base: 1, form, firstSave: null, keptAt: 1, ...changes });

/** Mocks a server that stores, or replies with this status; returns the calls. */
const aServer = (status = 200) => {
  const calls: string[] = [];
  const reply = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return status === 200
      ? HttpResponse.json(anEssay({ latestVersionNumber: 2 }))
      : HttpResponse.json({ code: 'essays.changed-elsewhere' }, { status });
  };
  api.use(
    http.post('*/api/essays', reply),
    http.put('*/api/essays/:id', reply),
    http.get('*/api/essays/:id', () => HttpResponse.json({ essay: anEssay({ latestVersionNumber: 5 }) })),
  );
  return calls;
};
const keptIds = () => localDrafts().map(({ id }) => id);

describe('essays that wait on this computer', () => {
  useApi();
  beforeEach(() => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    dismissToast();
  });

  it('are sent at the next start, and then said', async () => {
    const calls = aServer();
    keep({});
    keep({ id: 'd2', essayId: null, base: null, firstSave: { key: 'k1', form, submit: false }, keptAt: 2 });

    await sendWaitingEssays();

    expect(calls).toEqual([`PUT /api/essays/${CLOCK_ID}`, 'POST /api/essays']);
    expect(keptIds()).toEqual([]);
    expect(shownToast()?.title).toBe('Sent');
  });

  it('stay when nobody saved them yet, when they are open on a screen, and when something is missing', async () => {
    const calls = aServer();
    keep({ id: 'new', essayId: null, base: null });
    keep({ id: 'open' });
    keep({ id: 'untitled', form: { ...form, title: '' } });
    const close = markOpen('open');

    await sendWaitingEssays();
    close();

    expect(calls).toEqual([]);
    expect(keptIds().toSorted()).toEqual(['new', 'open', 'untitled']);
  });

  it('stay and are named when they were changed elsewhere', async () => {
    aServer(409);
    keep({});

    await sendWaitingEssays();

    expect(keptIds()).toEqual(['d1']);
    expect(shownToast()?.description).toBe('Open “The stove clock” to choose what to keep. Nothing is lost.');
  });
});
