import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { type MoneyOfStudent, type SharedOffer } from '@/api';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { aMoneyPage } from '@/testing/money';
import { renderScreen } from '@/testing/render-screen';
import { aSharedAid, aSharedApplication, aSharedOffer } from '@/testing/shared-aid';
import { english } from './aid-words';
import { spanish } from './aid-words.es';
import { MoneyScreen } from './money-screen';

const MAYA = '01990000-0000-7000-8000-000000000001';

const show = (money: MoneyOfStudent) => {
  const sent: { path: string; body: unknown; ifMatch: string | null }[] = [];
  api.use(
    http.get('/api/linked-students/:studentId/money', () => HttpResponse.json(money)),
    http.put('/api/linked-students/:studentId/money/*', async ({ request }) => {
      const path = new URL(request.url).pathname.split('/money/')[1] ?? '';
      sent.push({ path, body: await request.json(), ifMatch: request.headers.get('if-match') });
      return path === 'forms'
        ? HttpResponse.json(money)
        : HttpResponse.json(
            { message: 'Changed elsewhere.', code: 'matching.offer-changed-elsewhere' },
            { status: 409 },
          );
    }),
  );
  renderScreen(<MoneyScreen studentId={MAYA} />);
  return sent;
};
const pageWith = (application: Parameters<typeof aSharedApplication>[0], changes = {}) =>
  aMoneyPage({ showsPrices: true, aid: aSharedAid(aSharedApplication(application)), ...changes });

const { year, program } = aSharedOffer();
const PARENT_PLUS: SharedOffer = aSharedOffer({
  statedNetPrice: 0,
  changedBy: 'Ana Lin',
  year: { ...year, studentLoans: 5_500, parentLoans: 29_000, leftToPay: 2_500 },
  program: { ...program, studentBorrows: 22_000, parentsBorrow: 116_000 },
  gaps: [
    { kind: 'net-price-too-low', lines: [] },
    { kind: 'renewal-unsaid', lines: ['Dean’s Award'] },
  ],
});

describe('aid that a student shares', () => {
  useApi();
  afterEach(() => chooseLanguage('en'));

  it('keeps loans apart from the price, and says whose they are', async () => {
    show(pageWith({ offer: PARENT_PLUS }));

    const price = (await screen.findByText('To pay for one year')).nextElementSibling;
    expect(price?.textContent).toContain('$37,000');
    const plus = screen.getByText('Parent PLUS loan, a year').nextElementSibling;
    expect(plus?.textContent).toContain('$116,000 in four years, before interest. The parent owes it');
    expect(screen.getByText(/Last changed by Ana Lin on March 20, 2027/)).toBeTruthy();
  });

  it('says in Spanish what the letter hides and what to ask', async () => {
    void chooseLanguage('es');
    show(pageWith({ offer: PARENT_PLUS }));

    expect(
      await screen.findByText(/Dice que la familia paga \$0\. Restando solo las becas son \$37,000/),
    ).toBeTruthy();
    expect(
      screen.getByText('¿Se recibe cada año, y qué hay que hacer para conservarla: «Dean’s Award»?'),
    ).toBeTruthy();
    expect(screen.getByText('Último cambio: Ana Lin, 20 de marzo de 2027')).toBeTruthy();
  });

  it('keeps what a parent typed when the student changed the offer meanwhile', async () => {
    const sent = show(pageWith({ offer: PARENT_PLUS }));
    await userEvent.click(await screen.findByRole('button', { name: 'Correct the offer of Ohio State' }));
    const tuition = await screen.findByLabelText<HTMLInputElement>('Tuition');
    await userEvent.clear(tuition);
    await userEvent.type(tuition, '$12,500');
    await userEvent.click(screen.getByRole('button', { name: 'Save offer' }));

    expect(await screen.findByText(/Someone changed this offer while you were writing/)).toBeTruthy();
    expect(tuition.value).toBe('$12,500');
    expect(sent).toMatchObject([
      { ifMatch: '"2027-03-20T12:00:00.000Z"', body: { costs: { tuition: 12_500 } } },
    ]);
  });

  it('ticks the FAFSA for all colleges at once', async () => {
    const form = { label: 'FAFSA', dueOn: null, doneOn: null };
    const sent = show(pageWith({ forms: [{ ...form, id: 'f-1' }] }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The FAFSA is sent' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ forms: [{ itemId: 'f-1' }] });
  });

  it('is read, not changed, by a counselor', async () => {
    const form = { id: 'f-1', label: 'FAFSA', dueOn: null, doneOn: null };
    show(pageWith({ forms: [form], offer: PARENT_PLUS }, { own: null }));

    const offers = await screen.findByRole('region', { name: 'Aid offers' });
    expect(within(offers).queryByRole('button')).toBeNull();
    expect(screen.getByText('Not done yet')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('has every sentence about a letter in Spanish', () => {
    const about = { stated: '1', netPrice: '2', missed: '3', isOpen: true, costs: 'c', lines: 'l' };
    const said = ({ gaps }: typeof english) =>
      Object.values(gaps).flatMap((words) => [words(about).unclear, words(about).ask ?? []].flat());
    const inSpanish = new Set(said(spanish));

    expect(said(english).filter((sentence) => inSpanish.has(sentence))).toEqual([]);
  });
});
