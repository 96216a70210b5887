import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aChecklistItem, anApplicationInFull } from '@/testing/applications';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { today } from '../shared/day-words';
import { type ApplicationInFull } from '@/api';
import { ApplicationScreen } from './application-screen';

const FAFSA = aChecklistItem({
  id: '01990000-0000-7000-8000-0000000000c1',
  label: 'FAFSA',
  kind: 'aid-form',
});

/** A mock application that keeps its changes. */
const show = (changes: Partial<ApplicationInFull> = {}) => {
  let stored: ApplicationInFull = anApplicationInFull({ checklist: [FAFSA], ...changes });
  const url = '*/api/applications/:id';
  const sent: unknown[] = [];
  api.use(
    http.get('*/api/applications', () => HttpResponse.json([stored])),
    http.get('*/api/colleges/:id', () => HttpResponse.json({ message: 'No' }, { status: 404 })),
    http.get(url, () => HttpResponse.json(stored)),
    http.put(url, async ({ request }) => {
      const change = (await request.json()) as Partial<ApplicationInFull>;
      sent.push(change);
      if (request.headers.get('If-Match') !== `"${stored.updatedAt}"`)
        return HttpResponse.json({ code: 'matching.application-changed-elsewhere' }, { status: 409 });
      stored = {
        ...stored,
        ...change,
        updatedAt: new Date(Date.parse(stored.updatedAt) + 1000).toISOString(),
      };
      return HttpResponse.json(stored);
    }),
    http.patch(`${url}/items/:itemId`, async ({ request }) => {
      const change = (await request.json()) as { doneOn: string | null };
      sent.push(change);
      stored = { ...stored, checklist: [{ ...FAFSA, ...change }] };
      return HttpResponse.json(stored);
    }),
  );
  renderScreen(<ApplicationScreen applicationId={stored.id} essays={() => null} />);
  return {
    sent,
    elsewhere: (change: Partial<ApplicationInFull>) => {
      stored = { ...stored, ...change, updatedAt: '2026-11-20T00:00:00.000Z' };
    },
  };
};

const tick = async () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'FAFSA' });

describe('one application', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('ticks a line with one press', async () => {
    const { sent } = show();

    await userEvent.click(await tick());

    await waitFor(() => expect(sent).toEqual([{ doneOn: today() }]));
    expect((await tick()).checked).toBe(true);
  });

  it('takes a refused tick back and says so', async () => {
    show();
    api.use(http.patch('*/api/applications/:id/items/:itemId', () => HttpResponse.json({}, { status: 404 })));

    await userEvent.click(await tick());

    await waitFor(() => expect(shownToastText()).toContain('Failed to save application'));
    expect((await tick()).checked).toBe(false);
  });

  it('keeps a tick without a connection and sends it later', async () => {
    const { sent } = show();
    api.use(http.patch('*/api/applications/:id/items/:itemId', () => HttpResponse.error(), { once: true }));

    await userEvent.click(await tick());
    await screen.findByText(/Kept on this device, not sent yet/);
    expect((await tick()).checked).toBe(true);
    fireEvent(window, new Event('online'));

    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  });

  it('shows both notes when two devices wrote, and loses neither', async () => {
    const { elsewhere, sent } = show({ notes: '' });
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    elsewhere({ notes: 'From my phone' });

    await userEvent.type(notes, 'From the laptop');
    await userEvent.tab();
    const question = within(await screen.findByRole('alert'));
    expect(question.getByText('From my phone')).toBeDefined();
    expect(question.getByText('From the laptop')).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Keep what’s here' }));

    await waitFor(() => expect(sent.at(-1)).toEqual({ notes: 'From the laptop' }));
    await screen.findByText('Saved just now');
  });

  it('names the other college when a second enrollment is refused', async () => {
    show({ status: 'Decided', decisionResult: 'Accepted' });
    const says = 'You are enrolled at Tufts. You can only enroll at one college.';
    api.use(
      http.post('*/api/applications/:id/status', () =>
        HttpResponse.json({ message: says, applicationId: 'tufts' }, { status: 409 }),
      ),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'I’m going here' }));

    expect(await screen.findByText(says)).toBeDefined();
    const other = screen.getByRole('link', { name: 'Open the other application' });
    expect(other.getAttribute('href')).toBe('/applications/tufts');
  });

  it('speaks of no promise when Early Decision deferred first and said yes later', async () => {
    show({
      status: 'Decided',
      decisionResult: 'Accepted',
      applicationType: 'Early Decision',
      plan: 'ED I',
      wasDeferred: true,
    });

    expect(await screen.findByText(/Most colleges give you until May 1/)).toBeDefined();
    expect(screen.queryByText(/is a promise/)).toBeNull();
  });

  it('adds the steps after a deferral to the checklist, but no second mid-year report', async () => {
    const midYear = aChecklistItem({ kind: 'transcript', label: 'Mid-year report' });
    show({ status: 'Decided', decisionResult: 'Deferred', checklist: [midYear] });
    const letter = await screen.findByRole('link', { name: 'Write the letter here' });
    expect(letter.getAttribute('href')).toContain('&letter=continued-interest');
    const added: unknown[] = [];
    api.use(
      http.post('*/api/applications/:id/items', async ({ request }) => {
        added.push(await request.json());
        return HttpResponse.json(anApplicationInFull(), { status: 201 });
      }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Add these steps to my checklist' }));

    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toMatchObject({ kind: 'other', label: expect.stringMatching(/^Letter/) as string });
  });

  it('leads back when it does not exist', async () => {
    show();
    api.use(http.get('*/api/applications/:id', () => HttpResponse.json({}, { status: 404 })));

    expect(await screen.findByRole('link', { name: 'All applications' })).toBeDefined();
  });

  it('offers to try again when it did not load', async () => {
    show();
    api.use(http.get('*/api/applications/:id', () => HttpResponse.error(), { once: true }));

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await tick()).toBeDefined();
  });
});
