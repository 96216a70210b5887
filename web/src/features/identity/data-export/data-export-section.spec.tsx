import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DataExport } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { DataExportSection } from './data-export-section';

const NONE: DataExport = {
  status: 'none',
  filesDone: 0,
  filesTotal: 0,
  requestedAt: null,
  readyUntil: null,
  size: null,
  url: null,
};
const READY: DataExport = {
  ...NONE,
  status: 'ready',
  readyUntil: '2026-03-08T12:00:00.000Z',
  size: 3 * 1024 * 1024,
  url: '/api/account/data-export/e-1/file?signature=s',
};

const isNow = (dataExport: DataExport) =>
  api.use(http.get('/api/account/data-export', () => HttpResponse.json(dataExport)));
const ask = (name = 'Make a copy of my data') => userEvent.click(screen.getByRole('button', { name }));

describe('the page to take one’s data along', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA));

  it('asks for a copy, shows how far it is, and offers it', async () => {
    isNow(NONE);
    api.use(
      http.post('/api/account/data-export', () => {
        isNow(READY);
        return HttpResponse.json(
          { ...NONE, status: 'running', filesDone: 2, filesTotal: 8 },
          { status: 202 },
        );
      }),
    );
    renderScreen(<DataExportSection />);
    await screen.findByRole('button', { name: 'Make a copy of my data' });
    await ask();

    const bar = await screen.findByRole('progressbar', { name: 'We’re putting your copy together' });
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 8 files');
    const link = await screen.findByRole('link', { name: 'Download my data (3.0 MB)' }, { timeout: 5_000 });
    expect(link.getAttribute('href')).toBe(READY.url);
    expect(screen.getByText(/Your copy is ready until .*March 8, 2026/)).toBeTruthy();
  });

  it('says that it failed and asks again', async () => {
    isNow({ ...NONE, status: 'failed' });
    api.use(
      http.post('/api/account/data-export', () =>
        HttpResponse.json({ ...NONE, status: 'queued' }, { status: 202 }),
      ),
    );
    renderScreen(<DataExportSection />);
    expect(await screen.findByText(/We couldn’t finish your copy. Nothing of yours is lost/)).toBeTruthy();
    await ask('Try again');

    expect(await screen.findByRole('progressbar', { name: 'Your copy will begin in a moment' })).toBeTruthy();
  });

  it('says why a fourth copy of a day has to wait, and keeps the button', async () => {
    isNow(NONE);
    const message = 'You have asked for many copies of your data. Please try again in 9 hours.';
    api.use(http.post('/api/account/data-export', () => HttpResponse.json({ message }, { status: 429 })));
    renderScreen(<DataExportSection />);
    await screen.findByRole('button', { name: 'Make a copy of my data' });
    await ask();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make a copy of my data' })).toBeTruthy();
  });

  it('says so when it can’t load', async () => {
    api.use(http.get('/api/account/data-export', () => HttpResponse.json({}, { status: 500 })));
    renderScreen(<DataExportSection />);

    expect(await screen.findByText('We couldn’t load this')).toBeTruthy();
  });
});
