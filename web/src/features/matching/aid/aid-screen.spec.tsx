import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type AidOfStudent } from '@/api';
import { aidOf, anAidApplication, anOffer } from '@/testing/aid';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { AidScreen } from './aid-screen';

const show = (aid: AidOfStudent, at = '/applications/aid') => {
  const saved: { letter: unknown; ifMatch: string | null }[] = [];
  api.use(
    http.get('/api/aid', () => HttpResponse.json(aid)),
    http.get('/api/aid/parent-results', () => HttpResponse.json([])),
    http.put('/api/applications/:id/offer', async ({ request }) => {
      saved.push({ letter: await request.json(), ifMatch: request.headers.get('if-match') });
      return HttpResponse.json(
        { message: 'Changed elsewhere.', code: 'matching.offer-changed-elsewhere' },
        { status: 409 },
      );
    }),
  );
  renderScreen(<AidScreen />, at);
  return saved;
};
const opened = (place: number) => `/applications/aid?offer=${anAidApplication(place, null).id}`;
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('financial aid', () => {
  useApi();

  it('tells another year’s state date as that year’s, with its source', async () => {
    const source = { name: 'State agency', url: 'https://aid.example.gov/' };
    const date = {
      label: 'State aid',
      aidYear: '2026-27',
      day: '2026-03-02',
      rule: null,
      note: null,
      source,
    };
    const stateOwnForm = {
      name: 'California Dream Act Application (CADAA)',
      opens: 'It is for Cal Grants.',
      note: null,
      official: { name: 'California Student Aid Commission', url: 'https://dream.csac.ca.gov/' },
      source: { name: 'California Student Aid Commission', url: 'https://dream.csac.ca.gov/' },
      lookedUpOn: '2026-11-27',
    };
    show(aidOf([], { homeState: 'CA', stateDates: [date], stateOwnForm }));

    const state = await screen.findByRole('region', { name: 'State aid: California' });
    expect(state.textContent).toContain('It was March 2, 2026 for 2026–27. Yours is for 2027–28: check it.');
    expect(
      within(state)
        .getByRole('link', { name: /State agency/ })
        .getAttribute('href'),
    ).toBe(source.url);
    expect(state.textContent).toContain(
      'There is the California Dream Act Application (CADAA). It is for Cal Grants. File one of the two',
    );
    const official = within(state).getByRole('link', { name: /^California Student Aid Commission/ });
    expect(official.getAttribute('href')).toBe('https://dream.csac.ca.gov/');
  });

  it('sends students to the agency of a state without a published date', async () => {
    const stateAgency = { name: 'Wyoming Department of Education', url: 'https://edu.wyoming.gov/' };
    show(aidOf([], { homeState: 'WY', stateAgency }));

    await screen.findByText(/no published date for Wyoming/);
    const link = screen.getByRole('link', { name: /^Wyoming Department of Education/ });
    expect(link.getAttribute('href')).toBe(stateAgency.url);
    expect(screen.queryByText(/Can’t file the FAFSA/)).toBeNull();
  });

  it('ticks the FAFSA on every checklist at once', async () => {
    const changed: string[] = [];
    const form = { id: 'f', label: 'FAFSA', dueOn: null };
    const undone = { ...anAidApplication(1, null), forms: [{ ...form, doneOn: null }] };
    const done = { ...anAidApplication(2, null), forms: [{ ...form, doneOn: '2026-11-01' }] };
    show(aidOf([undone, done, { ...anAidApplication(3, null), forms: [{ ...form, doneOn: null }] }]));
    api.use(
      http.patch('/api/applications/:id/items/:itemId', ({ params }) => {
        changed.push(String(params['id']).slice(-1));
        return HttpResponse.json({});
      }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I sent the FAFSA' }));

    await waitFor(() => expect(changed).toEqual(['1', '3']));
  });

  it('names the first twelve colleges of a form and counts the rest', async () => {
    const forms = [{ id: 'f', label: 'FAFSA', dueOn: null, doneOn: null }];
    show(aidOf(Array.from({ length: 14 }, (_, place) => ({ ...anAidApplication(place, null), forms }))));

    expect(await screen.findByText(/College 10, College 11 and 2 more\.$/)).toBeTruthy();
  });

  it('leads to Applications while there is none', async () => {
    show(aidOf([]));

    const link = await screen.findByRole('link', { name: 'Open Applications' });

    expect(link.getAttribute('href')).toBe('/applications');
  });

  it('puts offers side by side, with loans below the price', async () => {
    const { year, program } = anOffer();
    const withLoans = anOffer({
      year: { ...year, studentLoans: 5_500, parentLoans: 29_000, leftToPay: 2_500 },
      program: { ...program, studentBorrows: 22_000, parentsBorrow: 116_000 },
    });
    const lowerBound = anOffer({ year: { ...year, isLowerBound: true, missingCosts: ['books'] } });
    const noCost = anOffer({
      year: { ...year, cost: null, netPrice: null, leftToPay: null },
      program: { ...program, cost: null, netPrice: null, netPriceIfGiftsContinue: null },
    });
    show(aidOf([withLoans, lowerBound, noCost].map((offer, place) => anAidApplication(place, offer))));

    expect(await cells(/^You pay for one year/)).toEqual(['$37,000', 'at least $37,000', 'Can’t be told']);
    expect(await cells(/^Borrowed until the degree/)).toEqual([
      '$22,000 by you, $116,000 by a parent',
      'None',
      'None',
    ]);
  });

  it('says what a letter hides and what to ask', async () => {
    const offer = anOffer({ unclear: ['No total for the year.'], questions: ['What is the full cost?'] });
    show(aidOf([anAidApplication(1, offer)]), opened(1));

    const unclear = await screen.findByRole('region', { name: 'What this letter doesn’t make clear' });
    expect(unclear.textContent).toContain('No total for the year.');
    const questions = screen.getByRole('region', { name: 'What to ask the aid office' });
    expect(questions.textContent).toContain('What is the full cost?');
  });

  it('keeps what was typed when the offer was changed elsewhere', async () => {
    const saved = show(aidOf([anAidApplication(1, null)]), opened(1));
    await userEvent.type(await screen.findByLabelText('Tuition'), '$12,500');
    await userEvent.click(screen.getByRole('button', { name: 'Save offer' }));

    await screen.findByText('Changed elsewhere.');
    expect(screen.getByLabelText<HTMLInputElement>('Tuition').value).toBe('$12,500');
    expect(saved).toMatchObject([{ letter: { costs: { tuition: 12_500, books: null } }, ifMatch: '"none"' }]);
  });

  it('keeps what was typed when the page is left, and says that it is not saved', async () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    const aid = aidOf([anAidApplication(1, null)]);
    show(aid, opened(1));
    await userEvent.type(await screen.findByLabelText('Tuition'), '12500');
    cleanup();

    show(aid, opened(1));
    await screen.findByText('We kept what you typed here. It isn’t saved yet.');
    expect(screen.getByLabelText<HTMLInputElement>('Tuition').value).toBe('12500');
    await userEvent.click(screen.getByRole('button', { name: 'Go back to the saved letter' }));
    expect(screen.getByLabelText<HTMLInputElement>('Tuition').value).toBe('');
  });

  it('names the parent who changed an offer', async () => {
    show(aidOf([anAidApplication(1, anOffer({ changedBy: 'Ana Lin' }))]), opened(1));

    expect(await screen.findByText(/^Last changed by Ana Lin on March 20, 2027/)).toBeTruthy();
  });

  it('shows a year by what a parent entered, until the student hides it', async () => {
    show(aidOf([]));
    const result = { adultId: 'ana', name: 'Ana Lin', isHidden: false };
    const college = { id: 204796, name: 'Ohio State', amount: 18_763 };
    api.use(
      http.get('/api/aid/parent-results', () => HttpResponse.json([{ ...result, colleges: [college] }])),
      http.put('/api/aid/parent-results/ana', () =>
        HttpResponse.json([{ ...result, isHidden: true, colleges: [] }]),
      ),
    );
    const shown = await screen.findByRole('region', { name: 'By what Ana Lin entered' });
    expect(shown.textContent).toContain('about $18,800 a year');

    await userEvent.click(within(shown).getByRole('button', { name: /^Hide/ }));
    await waitFor(() => expect(shown.textContent).not.toContain('$18,800'));
    expect(within(shown).getByRole('button', { name: /^Show/ })).toBeTruthy();
  });

  it('sends nothing while an amount can’t be read', async () => {
    const saved = show(aidOf([anAidApplication(1, null)]), opened(1));
    await userEvent.type(await screen.findByLabelText('Fees'), 'some');
    await userEvent.click(screen.getByRole('button', { name: 'Save offer' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Fees: enter dollars');
    expect(saved).toEqual([]);
  });
});
