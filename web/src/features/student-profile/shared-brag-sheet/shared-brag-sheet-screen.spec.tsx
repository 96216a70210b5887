import '@/lib/api/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { SharedBragSheetScreen } from './shared-brag-sheet-screen';

const PATH = '/api/linked-students/maya/brag-sheet';
const answers = {
  ...{ proudestOf: 'My choir', threeWords: null, hardestThing: null, changedThinking: null },
  ...{ beyondGrades: null, unasked: 'I bake.', affectedGrades: null, hopes: null },
};
const sheet = { firstName: 'Maya', lastName: 'Lin', updatedAt: '2026-11-26T12:00:00.000Z', answers };

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SharedBragSheetScreen studentId="maya" firstName="Maya" />
    </QueryClientProvider>,
  );

describe('a brag sheet a counselor reads', () => {
  useApi();
  afterEach(() => chooseLanguage('en'));

  it('has every question, and an answer to copy where there is one', async () => {
    const user = userEvent.setup();
    api.use(http.get(PATH, () => HttpResponse.json(sheet)));
    open();

    expect(await screen.findByText('My choir')).toBeTruthy();
    expect(screen.getAllByText('No answer')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: /^Copy what do you do when nobody/ }));
    expect(await navigator.clipboard.readText()).toBe('I bake.');
    expect(screen.getByRole('button', { name: /^Copied/ })).toBeTruthy();
  });

  it('says in Spanish, too, how the student opens it', async () => {
    void chooseLanguage('es');
    api.use(
      http.get(PATH, () => HttpResponse.json({ code: 'identity.not-shared', message: '' }, { status: 403 })),
    );
    open();

    expect(await screen.findByText('Maya todavía no le ha abierto su hoja de logros')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
