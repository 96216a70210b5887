import '@/lib/api/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type ActivitiesSheet, type ActivityImpact, type Award } from '@/api';
import Toaster from '@/components/ui/toasts/toaster';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { aJob, anAward } from '../testing/entries';
import { SheetScreen } from './sheet-screen';

const SHEET = '/api/activities-sheet';
const FIRST = '2026-11-20T09:00:00.000Z';
const SECOND = '2026-11-20T09:05:00.000Z';
const choir: ActivityImpact = {
  ...aJob,
  id: 'choir',
  activityName: 'Choir',
  activityType: 'Music',
  role: 'Alto',
  responsibilities: null,
  description: `${'We sing. '.repeat(20)}Every week.`,
};

const fresh: ActivitiesSheet = { updatedAt: null, activities: [], honors: [] };
type Sent = { basedOn: string | null; body: ActivitiesSheet };

const openSheet = (
  stored: { sheet?: ActivitiesSheet; activities?: ActivityImpact[]; awards?: Award[] } = {},
) => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  const user = userEvent.setup();
  const sent: Sent[] = [];
  let sheet = stored.sheet ?? fresh;
  const elsewhere = (changed: ActivitiesSheet) => {
    sheet = changed;
  };
  api.use(
    http.get(SHEET, () => HttpResponse.json(sheet)),
    http.put(SHEET, async ({ request }) => {
      const basedOn = request.headers.get('if-match');
      const body = (await request.json()) as ActivitiesSheet;
      sent.push({ basedOn, body });
      if (basedOn !== `"${sheet.updatedAt ?? 'none'}"`)
        return HttpResponse.json({ code: 'student-profile.changed-elsewhere', message: '' }, { status: 409 });
      sheet = { ...body, updatedAt: SECOND };
      return HttpResponse.json(sheet);
    }),
    http.get('/api/activity-impacts', () => HttpResponse.json(stored.activities ?? [aJob, choir])),
    http.get('/api/awards', () => HttpResponse.json(stored.awards ?? [])),
    http.get('/api/leadership-roles', () => HttpResponse.json([])),
    http.get('/api/research-projects', () => HttpResponse.json([])),
  );
  const router = createMemoryRouter(
    [
      { path: '/profile/activities-sheet', element: <SheetScreen /> },
      { path: '/', element: <h1>Home</h1> },
    ],
    { initialEntries: ['/profile/activities-sheet'] },
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user, sent, elsewhere, router };
};

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const openRow = async (name: string) => {
  await userEvent.click(await button(`Open ${name}`));
  return within(screen.getByRole('group', { name }));
};

describe('the activities sheet', () => {
  useApi();

  it('shows each activity in the student’s words, with what is over and missing', async () => {
    openSheet();
    const row = await openRow('Choir');

    expect(row.getByText('Description is 41 characters over.')).toBeTruthy();
    expect(row.getByText('191 of 150 characters')).toBeTruthy();
    expect(row.getByLabelText<HTMLInputElement>('Position or leadership').value).toBe('Alto');
    expect(row.getByText(/“Music” in your profile may be Music: Instrumental or Music: Vocal/)).toBeTruthy();
    expect(row.getByText('Your words in the profile')).toBeTruthy();
  });

  it('stores what is written here and names the copy it started from', async () => {
    const { user, sent } = openSheet({ sheet: { ...fresh, updatedAt: FIRST } });
    const row = await openRow('Choir');

    await user.clear(row.getByLabelText('Description'));
    await user.type(row.getByLabelText('Description'), 'Sang alto ');
    await user.click(row.getByRole('button', { name: '11' }));
    await user.click(row.getByRole('button', { name: '9' }));
    await user.click(row.getByRole('radio', { name: 'Yes' }));
    await user.click(await button('Save sheet'));

    await waitFor(() => expect(shownToastText()).toContain('Activities Sheet Saved'));
    expect(sent).toMatchObject([
      {
        basedOn: `"${FIRST}"`,
        body: {
          activities: [
            { id: 'job', position: null },
            { id: 'choir', description: 'Sang alto', gradeLevels: ['9', '11'], similarInCollege: true },
          ],
        },
      },
    ]);
    expect(row.getByText('9 of 150 characters')).toBeTruthy();
  });

  it('moves rows by button, keeps the focus and says so', async () => {
    openSheet();

    await userEvent.click(await button('Move Choir up'));

    expect(names()).toEqual(['Choir', 'Corner bakery']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Choir up' }));
    expect(screen.getByText('Choir is now 1 of 2')).toBeTruthy();
  });

  it('takes a row off and back on, with its text', async () => {
    const { user } = openSheet();
    const row = await openRow('Corner bakery');
    await user.type(row.getByLabelText('Position or leadership'), ', shift lead');
    await user.click(row.getByRole('button', { name: 'Leave off the sheet Corner bakery' }));

    expect(names()).toEqual(['Choir', 'Not on the sheet']);
    await user.click(await button('Put on the sheet Corner bakery'));
    expect(names()).toEqual(['Choir', 'Corner bakery']);
    const again = await openRow('Corner bakery');
    expect(again.getByLabelText<HTMLInputElement>('Position or leadership').value).toBe('Baker, shift lead');
  });

  it('copies a field in one line and says so', async () => {
    const { user } = openSheet();
    const row = await openRow('Corner bakery');
    await user.clear(row.getByLabelText('Description'));
    await user.click(row.getByLabelText('Description'));
    await user.paste('Opened.\nClosed.');

    await user.click(row.getByRole('button', { name: 'Copy description' }));

    expect(await screen.findByText('Description copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Opened. Closed.');
  });

  it('says which level of the form stands for the profile’s', async () => {
    openSheet({ awards: [{ ...anAward('prize', 'Art prize'), level: 'Local' }] });
    const row = await openRow('Art prize');

    expect(row.getByText(/The form has no “Local”, so we chose School/)).toBeTruthy();
    expect(row.getByRole('button', { name: 'School' }).getAttribute('aria-pressed')).toBe('true');
  });

  describe('when it was saved in another tab in the meantime', () => {
    const writeOver = async () => {
      const opened = openSheet({ sheet: { ...fresh, updatedAt: FIRST } });
      const row = await openRow('Corner bakery');
      await opened.user.type(row.getByLabelText('Position or leadership'), ' here');
      opened.elsewhere({
        updatedAt: SECOND,
        activities: [
          {
            kind: 'activity',
            id: 'job',
            onSheet: true,
            formType: null,
            position: 'Baker there',
            organization: null,
            description: null,
            gradeLevels: [],
            timing: [],
            similarInCollege: null,
          },
        ],
        honors: [],
      });
      await opened.user.click(await button('Save sheet'));
      return opened;
    };

    it('shows both texts and keeps the student’s when asked', async () => {
      const { user, sent } = await writeOver();

      const question = within(await screen.findByRole('alert'));
      expect(question.getByText('Baker here')).toBeTruthy();
      expect(question.getByText('Baker there')).toBeTruthy();
      await user.click(question.getByRole('button', { name: 'Keep what’s here' }));

      await waitFor(() => expect(shownToastText()).toContain('Activities Sheet Saved'));
      expect(sent.map(({ basedOn }) => basedOn)).toEqual([`"${FIRST}"`, `"${SECOND}"`]);
      expect(sent[1]?.body.activities[0]?.position).toBe('Baker here');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('says so when the other cannot be read', async () => {
      const { user } = openSheet({ sheet: { ...fresh, updatedAt: FIRST } });
      const row = await openRow('Corner bakery');
      await user.type(row.getByLabelText('Position or leadership'), '!');
      api.use(
        http.put(SHEET, () => HttpResponse.json({ message: '' }, { status: 409 })),
        http.get(SHEET, () => new HttpResponse(null, { status: 503 })),
      );
      await user.click(await button('Save sheet'));

      expect(await screen.findByText(/another device, and we couldn’t read it/)).toBeTruthy();
      expect(row.getByLabelText<HTMLInputElement>('Position or leadership').value).toBe('Baker!');
    });

    it('takes the other when asked', async () => {
      const { user } = await writeOver();

      await user.click(await button('Use what was saved elsewhere'));

      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>('Position or leadership').value).toBe('Baker there');
    });
  });

  it('keeps what was typed when the save fails', async () => {
    const { user } = openSheet();
    const row = await openRow('Corner bakery');
    await user.type(row.getByLabelText('Position or leadership'), '!');
    const errors = [{ path: 'activities.0.position', message: 'Position must be at most 255 characters' }];
    api.use(http.put(SHEET, () => HttpResponse.json({ message: 'No', errors }, { status: 400 })));
    await user.click(await button('Save sheet'));

    expect(
      await screen.findByText(
        'Corner bakery: Position must be at most 255 characters. Your answers are still here.',
      ),
    ).toBeTruthy();
    expect(row.getByLabelText<HTMLInputElement>('Position or leadership').value).toBe('Baker!');
  });

  it('asks before leaving with unsaved texts', async () => {
    const { user, router } = openSheet();
    const row = await openRow('Corner bakery');
    await user.type(row.getByLabelText('Position or leadership'), '!');
    void router.navigate('/');

    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('sends a student without entries to the profile first', async () => {
    openSheet({ activities: [] });

    expect(await screen.findByText('Nothing to put on the sheet yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add activity' })).toBeTruthy();
  });

  it('offers Retry when the sheet fails to load', async () => {
    openSheet();
    api.use(http.get(SHEET, () => new HttpResponse(null, { status: 503 }), { once: true }));

    expect(await screen.findByText('We couldn’t open your sheet')).toBeTruthy();
    await userEvent.click(await button('Retry'));
    expect(await button('Open Choir')).toBeTruthy();
  });
});
