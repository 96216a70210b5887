import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type EssayHistoryLine, type EssayVersionLine } from '@/api';
import { api, useApi } from '@/testing/api';
import { anEssay, ESSAY_ID } from '@/testing/essay-in-full';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { type Chosen } from './compared';
import { HistoryScreen } from './history-screen';

const TEXTS = ['I was happy.', 'I was ashamed.', 'I was ashamed of it.', 'I was very ashamed of it.'];

const version = (versionNumber: number, changes: Partial<EssayVersionLine> = {}): EssayVersionLine => ({
  versionNumber,
  name: null,
  origin: 'typed',
  restoredFrom: null,
  wordCount: 3,
  wordsAdded: 2,
  wordsRemoved: 1,
  overallScore: null,
  createdAt: '2026-11-16T09:30:00.000Z',
  ...changes,
});

const HISTORY: EssayHistoryLine[] = [
  { ...version(4, { overallScore: 70 }), folded: [version(3)] },
  { ...version(2, { name: 'Before the new ending', overallScore: 62 }), folded: [] },
  { ...version(1, { origin: 'uploaded' }), folded: [] },
];

const Screen = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return <HistoryScreen essayId={ESSAY_ID} chosen={chosen} onChoose={setChosen} />;
};

const open = (history = HISTORY) => {
  api.use(
    http.get(`*/api/essays/${ESSAY_ID}/versions`, () => HttpResponse.json(history)),
    http.get(`*/api/essays/${ESSAY_ID}/versions/:number`, ({ params }) => {
      const number = Number(params['number']);
      return HttpResponse.json({ ...version(number), content: TEXTS[number - 1] });
    }),
  );
  renderScreen(<Screen />);
};

const words = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);

describe('the history of an essay', () => {
  useApi();

  it('compares the last two sittings at first', async () => {
    open();

    expect(await screen.findByRole('heading', { name: 'Version 2 and version 4' })).toBeTruthy();
    expect(await screen.findByText('3 words added, 0 words taken out.')).toBeTruthy();
    expect(words('ins')).toEqual(['added: very ', 'added:  of it']);
    expect(screen.getByRole('columnheader', { name: 'Before the new ending (version 2)' })).toBeTruthy();
  });

  it('compares a version with the newest or with the one before', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare version 2' }));
    expect(await screen.findByRole('heading', { name: 'Version 2 and version 4' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'With the one before' }));

    expect(await screen.findByRole('heading', { name: 'Version 1 and version 2' })).toBeTruthy();
    await waitFor(() => expect(words('del')).toEqual(['removed: happy']));
    expect(words('ins')).toEqual(['added: ashamed']);
  });

  it('draws the scores and says them', async () => {
    open();

    expect(await screen.findByText('Version 2: 62 · Version 4: 70')).toBeTruthy();
  });

  it('restores a version as a new one after saying so', async () => {
    const restored: unknown[] = [];
    open();
    api.use(
      http.post(`*/api/essays/${ESSAY_ID}/versions/:number/restore`, ({ params }) => {
        restored.push(params['number']);
        return HttpResponse.json(anEssay({ latestVersionNumber: 5 }));
      }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    expect(
      screen.getByText('Its text becomes version 5. The text you have now stays here as version 4.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restore version' }));

    await waitFor(() => expect(shownToastText()).toContain('Version 5 has the text of version 1.'));
    expect(restored).toEqual(['1']);
  });

  it('offers no restoring of the newest', async () => {
    open();
    await screen.findByRole('button', { name: 'Compare version 4' });

    expect(screen.queryByRole('button', { name: 'Restore version 4' })).toBeNull();
  });

  it('names a version, and keeps the words when that fails', async () => {
    const sent: unknown[] = [];
    open();
    api.use(
      http.patch('*/api/essays/*/versions/*', () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.patch('*/api/essays/*/versions/*', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(version(4));
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Name version 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name version 4' }));
    await userEvent.type(dialog.getByRole('textbox'), 'For my teacher');
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(await dialog.findByText('We couldn’t save this name. Try again.')).toBeTruthy();

    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));

    await waitFor(() => expect(sent).toEqual([{ name: 'For my teacher' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has nothing to compare with one version', async () => {
    open([{ ...version(1), folded: [] }]);

    expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
  });

  it.each([
    [404, 'Essay Not Found'],
    [500, 'The versions didn’t load'],
  ])('says for a %i: %s', async (status, title) => {
    api.use(http.get(`*/api/essays/${ESSAY_ID}/versions`, () => new HttpResponse(null, { status })));
    renderScreen(<Screen />);

    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});
