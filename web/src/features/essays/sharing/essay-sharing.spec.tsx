import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type EssaySharing as Sharing } from '@/api';
import { api, useApi } from '@/testing/api';
import { ESSAY_ID } from '@/testing/essay-in-full';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import EssaySharing from './essay-sharing';

const ANA = '01990000-0000-7000-8000-0000000000a1';
const GRACE = '01990000-0000-7000-8000-0000000000a2';
const ADULTS: Sharing['adults'] = [
  { adultId: ANA, name: 'Ana Lin', relation: 'parent', isShared: false },
  { adultId: GRACE, name: 'Grace Ortiz', relation: 'counselor', isShared: true },
];

const open = (adults = ADULTS) => {
  const sent: unknown[] = [];
  let stored = adults;
  api.use(
    http.get(`*/api/essays/${ESSAY_ID}/sharing`, () => HttpResponse.json({ adults: stored })),
    http.put(`*/api/essays/${ESSAY_ID}/sharing/:adultId`, async ({ params, request }) => {
      const { isShared } = (await request.json()) as { isShared: boolean };
      sent.push([params['adultId'], isShared]);
      stored = stored.map((one) => (one.adultId === params['adultId'] ? { ...one, isShared } : one));
      return HttpResponse.json({ adults: stored });
    }),
  );
  renderScreen(<EssaySharing essayId={ESSAY_ID} />);
  return sent;
};

const switchOf = (name: RegExp) => screen.findByRole('switch', { name });

describe('whom a student lets read an essay', () => {
  useApi();

  it('is chosen one adult at a time', async () => {
    const sent = open();
    expect(await switchOf(/^Ana Lin.*Parent, can read$/)).toHaveProperty('checked', false);
    expect(await switchOf(/^Grace Ortiz.*can read and comment$/)).toHaveProperty('checked', true);

    await userEvent.click(await switchOf(/^Ana/));
    await userEvent.click(await switchOf(/^Grace/));

    await waitFor(() =>
      expect(sent).toEqual([
        [ANA, true],
        [GRACE, false],
      ]),
    );
    await waitFor(async () => expect(await switchOf(/^Grace/)).toHaveProperty('disabled', false));
    expect(await switchOf(/^Ana/)).toHaveProperty('checked', true);
    expect(await switchOf(/^Grace/)).toHaveProperty('checked', false);
  });

  it('stays as it was when it could not be changed', async () => {
    open();
    api.use(http.put(/\/sharing\//, () => new HttpResponse(null, { status: 500 })));

    await userEvent.click(await switchOf(/^Ana/));

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t change this.'));
    expect(await switchOf(/^Ana/)).toHaveProperty('checked', false);
  });

  it('leads to where adults are let in while there are none', async () => {
    open([]);

    expect((await screen.findByRole('link', { name: 'let them in first' })).getAttribute('href')).toBe(
      '/settings/sharing',
    );
  });
});
