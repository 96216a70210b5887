import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { keepLocalDraft, localDrafts } from '../drafts/local-drafts';
import { formOf } from '../drafts/essay-calls';
import { anEssay, CLOCK_ID, editorCalls } from '../testing/essays';
import { EditEssay } from './edit-essay';

/** A server that refuses a text based on an older version. */
const anEssayServer = (stored = anEssay()) => {
  let now = stored;
  const calls: string[] = [];
  api.use(
    http.get(`*/api/essays/${CLOCK_ID}`, () => HttpResponse.json({ essay: now })),
    http.put(`*/api/essays/${CLOCK_ID}`, async ({ request }) => {
      const { latestVersionNumber, ...body } = (await request.json()) as {
        latestVersionNumber: number;
        content: string;
      };
      calls.push(`PUT ${latestVersionNumber} ${body.content}`);
      if (latestVersionNumber !== now.latestVersionNumber)
        return HttpResponse.json({ code: 'essays.changed-elsewhere' }, { status: 409 });
      now = { ...now, ...body, latestVersionNumber: now.latestVersionNumber + 1 };
      return HttpResponse.json(now);
    }),
    http.patch(`*/api/essays/${CLOCK_ID}/versions/:number`, async ({ params, request }) => {
      calls.push(`NAME ${String(params['number'])} ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({});
    }),
    http.post(`*/api/essays/${CLOCK_ID}/versions/:number/restore`, ({ params }) => {
      calls.push(`RESTORE ${String(params['number'])}`);
      now = { ...stored, latestVersionNumber: now.latestVersionNumber + 1 };
      return HttpResponse.json(now);
    }),
  );
  return { calls };
};
const Elsewhere = () => <output>{useLocation().pathname}</output>;
const open = () => {
  editorCalls();
  return renderScreen(
    <Routes>
      <Route path="/essays/:id/edit" element={<EditEssay essayId={CLOCK_ID} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    `/essays/${CLOCK_ID}/edit`,
  );
};
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' });
const write = async (value: string) => fireEvent.change(await text(), { target: { value } });
const keep = (content: string, base: number) =>
  keepLocalDraft({
    id: 'd1',
    essayId: CLOCK_ID,
    base,
    form: { ...formOf(anEssay()), content },
    firstSave: null,
    keptAt: 1,
  });

describe('editing an essay', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));
  afterEach(endSession); // a page that is left saves what is left

  it('saves and goes back to the essay', async () => {
    const { calls } = anEssayServer();
    open();
    await write('The clock is eleven minutes fast.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(shownToastText()).toContain('Essay Updated'));
    expect(calls).toEqual(['PUT 1 The clock is eleven minutes fast.']);
    expect(screen.getByText(`/essays/${CLOCK_ID}`)).toBeTruthy();
  });

  it('saves when the student leaves the text field, and stays', async () => {
    const { calls } = anEssayServer();
    open();
    await write('Typed, then a look at the prompt.');
    fireEvent.blur(await text());

    await screen.findByText('Saved just now');
    expect(calls).toEqual(['PUT 1 Typed, then a look at the prompt.']);
  });

  it('says why the server did not take it', async () => {
    anEssayServer();
    api.use(http.put(`*/api/essays/${CLOCK_ID}`, () => HttpResponse.json({}, { status: 400 })));
    open();
    await write('Refused');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(shownToastText()).toContain('Update FailedFailed to update essay. Please try again.'),
    );
    expect((await text()).value).toBe('Refused');
  });

  it('goes on with what this computer kept', async () => {
    anEssayServer();
    keep('Written on the bus', 1);
    open();

    expect((await text()).value).toBe('Written on the bus');
  });

  it('shows both texts after a change elsewhere, and keeps mine on top', async () => {
    const { calls } = anEssayServer(anEssay({ latestVersionNumber: 2, content: 'From the phone' }));
    keep('Written on the bus', 1);
    open();
    fireEvent.blur(await text());

    const dialog = await screen.findByRole('dialog', { name: 'You changed this in two places' });
    expect(within(dialog).getByRole('region', { name: 'You typed here' }).textContent).toBe(
      'Written on the bus',
    );
    expect(within(dialog).getByRole('region', { name: 'Saved somewhere else' }).textContent).toBe(
      'From the phone',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));

    await screen.findByText('Saved just now');
    expect(calls).toEqual(['PUT 1 Written on the bus', 'PUT 2 Written on the bus']);
  });

  it('takes the other text only after mine is a named version', async () => {
    const { calls } = anEssayServer(anEssay({ latestVersionNumber: 2, content: 'From the phone' }));
    keep('Written on the bus', 1);
    open();
    fireEvent.blur(await text());
    await userEvent.click(await screen.findByRole('button', { name: 'Take the other' }));

    await waitFor(async () => expect((await text()).value).toBe('From the phone'));
    expect(calls.slice(1)).toEqual([
      'PUT 2 Written on the bus',
      'NAME 3 {"name":"Typed here: The stove clock"}',
      'RESTORE 2',
    ]);
    expect(localDrafts()).toEqual([]);
  });

  it('says when there is no such essay', async () => {
    api.use(http.get('*/api/essays/:id', () => HttpResponse.json({}, { status: 404 })));
    open();

    await screen.findByRole('heading', { name: 'Essay Not Found' });
  });
});
