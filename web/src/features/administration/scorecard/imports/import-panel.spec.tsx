import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ImportProgress } from '@/api';
import { api, useApi } from '@/testing/api';
import { anImport, aStatus } from '@/testing/imports';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ImportAnnouncer } from './import-announcer';
import { ImportPanel } from './import-panel';

const FINISHED = {
  state: 'complete',
  page: 65,
  secondsLeft: null,
  finishedAt: '2026-11-20T12:00:00.000Z',
} as const;

/** It looks through more rows than it keeps, and the service does not say on how many pages they are. */
const TOP_500: Partial<ImportProgress> = {
  ...{ page: 4, pages: null, secondsLeft: null, expectedRows: 500 },
  ...{ rowsRead: 400, imported: 30, updated: 160, duplicates: 110, rejected: 0 },
  scope: 'competitive',
};

/** The status says `current`, until it is set to something else. */
const statusCall = (current: ImportProgress | null) => {
  const server = { current };
  api.use(http.get('*/api/admin/import-status', () => HttpResponse.json(aStatus(server.current))));
  return server;
};
const open = async () => {
  const rendered = renderScreen(<ImportPanel />);
  await screen.findByRole('button', { name: 'Import Top 500' });
  return rendered;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const enabled = (name: string) => waitFor(() => expect(button(name).disabled).toBe(false));
const press = (name: string) => userEvent.click(button(name));

describe('an import that runs elsewhere', () => {
  useApi();

  it('shows how far it is, and no other one can start', async () => {
    statusCall(anImport());
    await open();

    expect(await screen.findByText('32 of 65 pages')).toBeTruthy();
    expect(screen.getByText('3,200 of 6,429')).toBeTruthy();
    expect(screen.getByText('1 (3 min)')).toBeTruthy();
    expect(screen.getByText(/About 2 h 5 min left/)).toBeTruthy();
    expect([button('Import Top 500').disabled, button('Full import').disabled]).toEqual([true, true]);
  });

  it('can be cancelled', async () => {
    const server = statusCall(anImport());
    const cancelled: string[] = [];
    api.use(
      http.post('*/api/admin/imports/:id/cancel', ({ params }) => {
        cancelled.push(String(params['id']));
        server.current = anImport({ ...FINISHED, state: 'cancelled', page: 32 });
        const problems = { total: 0, page: 1, pageSize: 50, problems: [] };
        return HttpResponse.json({ ...server.current, problems });
      }),
      http.get('*/api/admin/imports/:id', () => new HttpResponse(null, { status: 500 })),
    );
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(shownToastText()).toContain('Import Cancelled');
    expect(cancelled).toEqual([anImport().id]);

    await press('Resume from page 32');
    expect(
      await screen.findByRole('alertdialog', { name: 'Resume the full import from page 32?' }),
    ).toBeTruthy();
  });
});

describe('an import of the top 500 that runs elsewhere', () => {
  useApi();

  it('is as far as the colleges it has', async () => {
    statusCall(anImport(TOP_500));
    await open();

    const bar = await screen.findByRole('progressbar', { name: 'Import of the top 500 is running' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '60',
      '300 of 500 colleges',
    ]);
    expect(screen.getByText('Rows read').nextSibling?.textContent).toBe('400');
  });
});

describe('starting an import', () => {
  useApi();

  it('of the top 500 says how many were imported', async () => {
    statusCall(null);
    api.use(
      http.post('*/api/admin/import-competitive-colleges', () =>
        HttpResponse.json({
          jobId: anImport().id,
          state: 'complete',
          imported: 480,
          updated: 20,
          duplicates: 0,
        }),
      ),
    );
    await open();
    await enabled('Import Top 500');
    await press('Import Top 500');

    await waitFor(() => expect(shownToastText()).toContain('Import Successful'));
    expect(shownToastText()).toContain('Successfully imported 480 competitive colleges');
  });

  it('of everything asks first, and sends the options', async () => {
    statusCall(null);
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/admin/import-all-colleges', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          jobId: anImport().id,
          state: 'complete',
          imported: 1,
          updated: 2,
          duplicates: 3,
        });
      }),
    );
    await open();
    await enabled('Full import');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.clear(screen.getByLabelText('Resume from page'));
    await userEvent.type(screen.getByLabelText('Resume from page'), '12');
    await press('Full import');
    expect(
      screen.getByText(
        'This imports over 6,000 colleges and can take hours because of rate limits. Continue?',
      ),
    ).toBeTruthy();
    expect(sent).toEqual([]);
    await press('Start full import');

    await waitFor(() => expect(shownToastText()).toContain('Full Import Complete'));
    expect(shownToastText()).toContain('1 new, 2 updated, 3 unchanged');
    expect(sent).toEqual([{ forceUpdate: true, maxAgeInDays: 30, resumeFromPage: 12 }]);
  });

  it('announces a long one when it has ended, also after its admin left the tab', async () => {
    const server = statusCall(null);
    api.use(
      http.post('*/api/admin/import-competitive-colleges', () => {
        server.current = anImport(TOP_500);
        const { id: jobId, state, imported, updated, duplicates } = server.current;
        return HttpResponse.json({ jobId, state, imported, updated, duplicates }, { status: 202 });
      }),
    );
    api.use(
      http.get('*/api/admin/imports/:id', () => {
        const problems = { total: 0, page: 1, pageSize: 50, problems: [] };
        return HttpResponse.json({ ...server.current, problems });
      }),
    );
    const { unmount } = await open();
    await enabled('Import Top 500');
    await press('Import Top 500');
    await screen.findByText('300 of 500 colleges');
    expect(shownToastText()).not.toContain('Import Successful');
    unmount();

    server.current = anImport({ ...FINISHED, scope: 'competitive', imported: 500, rejected: 0 });
    renderScreen(<ImportAnnouncer />);
    await waitFor(() => expect(shownToastText()).toContain('Successfully imported 500 competitive colleges'));
  });

  it('of the top 500 that we have already says so', async () => {
    statusCall(null);
    api.use(
      http.post('*/api/admin/import-competitive-colleges', () =>
        HttpResponse.json({
          ...{ jobId: anImport().id, state: 'complete', imported: 0, updated: 20, duplicates: 480 },
        }),
      ),
    );
    await open();
    await enabled('Import Top 500');
    await press('Import Top 500');

    await waitFor(() =>
      expect(shownToastText()).toContain(
        'Successfully imported 0 competitive colleges. 20 updated, 480 unchanged',
      ),
    );
  });

  it('that is refused says why, in a toast and in place', async () => {
    statusCall(null);
    const message = 'Another import is running. Wait for it to finish, or cancel it.';
    api.use(
      http.post('*/api/admin/import-competitive-colleges', () =>
        HttpResponse.json({ message }, { status: 409 }),
      ),
    );
    await open();
    await enabled('Import Top 500');
    await press('Import Top 500');

    await waitFor(() => expect(shownToastText()).toContain('Import Failed'));
    expect(screen.getAllByText(`Failed to import colleges. ${message}`).length).toBe(2);
  });
});

describe('the report of the last import', () => {
  useApi();

  it('says from which page on it read', async () => {
    const options = { ...anImport().options, resumeFromPage: 2 };
    statusCall(anImport({ ...FINISHED, rejected: 0, options }));
    await open();

    expect(await screen.findByText(/^Full import from page 2, ended/)).toBeTruthy();
  });

  it('lists the rows that could not be read', async () => {
    const failed = anImport({
      ...FINISHED,
      state: 'failed',
      error: 'The service did not answer.',
      rejected: 1,
    });
    statusCall(failed);
    const problem = { number: 1, page: 3, place: 'row 7', unitId: 204796, reason: 'The name is empty.' };
    api.use(
      http.get('*/api/admin/imports/:id', () =>
        HttpResponse.json({ ...failed, problems: { total: 1, page: 1, pageSize: 50, problems: [problem] } }),
      ),
    );
    await open();

    expect(await screen.findByText('The name is empty.')).toBeTruthy();
    expect(screen.getByText('Page 3, row 7')).toBeTruthy();
    expect(screen.getByText('204796')).toBeTruthy();
    expect(screen.getByText('The service did not answer.')).toBeTruthy();
  });
});
