import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { type MoneyOfStudent } from '@/api';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { aFamilyPrice, aMoneyPage } from '@/testing/money';
import { renderScreen } from '@/testing/render-screen';
import { MoneyScreen } from './money-screen';

const MAYA = '01990000-0000-7000-8000-000000000001';

const show = (money: MoneyOfStudent, saveStatus = 200) => {
  const sent: unknown[] = [];
  api.use(
    http.get('/api/linked-students/:studentId/money', () => HttpResponse.json(money)),
    http.put('/api/linked-students/:studentId/money/inputs', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(money, { status: saveStatus });
    }),
  );
  renderScreen(<MoneyScreen studentId={MAYA} />);
  return sent;
};
const withPrice = (price: Partial<Parameters<typeof aFamilyPrice>[0]>, own?: MoneyOfStudent['own']) =>
  aMoneyPage({
    ...(own !== undefined && { own }),
    colleges: [
      {
        id: 204796,
        name: 'Ohio State',
        location: 'Columbus, OH',
        ownPrice: aFamilyPrice(price),
        studentPrice: null,
      },
    ],
  });

describe('the money page of a parent', () => {
  useApi();
  afterEach(() => chooseLanguage('en'));

  it('says what a year costs by the parent’s figures, beside what they can pay and the full price', async () => {
    show(aMoneyPage());

    expect(await screen.findByText('By what you entered')).toBeTruthy();
    expect(screen.getByText('about $18,800 after aid')).toBeTruthy();
    expect(screen.getByText('Full price $29,300, in-state')).toBeTruthy();
    expect(screen.getByText('about $3,800 a year more than the $15,000 you can pay')).toBeTruthy();
    expect(screen.getByText(/College Scorecard, 2022–23/)).toBeTruthy();
    expect(screen.queryByText('By Maya’s answers')).toBeNull();
  });

  it('is in Spanish with Spanish figures', async () => {
    void chooseLanguage('es');
    show(withPrice({ residence: 'out-of-state' }));

    expect(await screen.findByText('unos $18,800 con la ayuda ya descontada')).toBeTruthy();
    expect(screen.getByText('Precio completo: $29,300, para quien vive en otro estado')).toBeTruthy();
    expect(screen.getByText('unos $3,800 al año más que los $15,000 que puede pagar')).toBeTruthy();
  });

  it('gives an average to a family that prefers not to say, and shows nothing to the student', async () => {
    const own = { incomeRange: 'prefer not to answer', mostAYear: null, showsResult: false } as const;
    show(withPrice({ kind: 'average' }, own));

    expect(await screen.findByText('On average, over all incomes')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Show Maya/ }).disabled).toBe(true);
    expect(screen.getByText(/Save an income range first/)).toBeTruthy();
  });

  it('keeps what was typed when it could not be saved', async () => {
    const sent = show(aMoneyPage(), 503);
    const most = await screen.findByLabelText<HTMLInputElement>('The most you can pay for one year');
    await userEvent.clear(most);
    await userEvent.type(most, '$12,500');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/What you entered is still here/)).toBeTruthy();
    expect(most.value).toBe('$12,500');
    expect(sent).toEqual([{ incomeRange: '60-100k', mostAYear: 12_500, showsResult: false }]);
  });

  it('sends nothing while the amount can’t be read', async () => {
    const sent = show(aMoneyPage());
    await userEvent.type(await screen.findByLabelText('The most you can pay for one year'), ' or so');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/Enter whole US dollars/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('has nothing to enter for a counselor, who reads the student’s prices', async () => {
    const [college] = aMoneyPage().colleges;
    if (college === undefined) throw new Error('The page has a college.');
    show(
      aMoneyPage({
        own: null,
        showsPrices: true,
        colleges: [{ ...college, ownPrice: null, studentPrice: aFamilyPrice() }],
      }),
    );

    expect(await screen.findByText('By Maya’s answers')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
