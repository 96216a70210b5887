import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useApi } from '@/testing/api';
import { aCard } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { studentCalls } from '@/testing/student-calls';
import { YearPrice } from './year-price';

const NO_PRICE = { netPrice: null, netPrice48To75k: null, netPrice75To110k: null };

const showPrice = (but = {}) =>
  renderScreen(
    <dl>
      <YearPrice college={aCard(but)} />
    </dl>,
  );
const addIncome = () => screen.queryByRole('link', { name: 'Add your income to see your price' });

describe('a year for a student from Ohio', () => {
  useApi();

  it('is what residents pay at Ohio State, with the full price beside it', async () => {
    studentCalls();
    showPrice();

    expect(await screen.findByText('A year for you')).toBeTruthy();
    expect(screen.getByText('about $18,800 after aid')).toBeTruthy();
    expect(screen.getByText('Full price $29,300, in-state')).toBeTruthy();
    expect(addIncome()).toBeNull();
  });

  it('carries in both figures what living in another state costs at a public college', async () => {
    studentCalls();
    showPrice({ state: 'MI' });

    expect(await screen.findByText('about $44,300 after aid')).toBeTruthy();
    expect(screen.getByText('Full price $54,800, out-of-state')).toBeTruthy();
  });

  it('has no residence at a private college', async () => {
    studentCalls();
    showPrice({ state: 'MN', ownership: 'Private nonprofit' });

    expect(await screen.findByText('about $18,800 after aid')).toBeTruthy();
    expect(screen.getByText('Full price $29,300')).toBeTruthy();
  });

  it('is the full price for a student from abroad, who gets no federal aid', async () => {
    studentCalls({ home: { state: null, country: 'India' } });
    showPrice();

    expect(await screen.findByText('about $54,800')).toBeTruthy();
    expect(screen.getByText('Full price, out-of-state')).toBeTruthy();
    expect(addIncome()).toBeNull();
  });

  it('is the average without an income, with a link to add it', async () => {
    studentCalls({ householdIncomeRange: null });
    showPrice();

    expect(await screen.findByText('Full price $29,300, in-state')).toBeTruthy();
    expect(screen.getByText('A year, on average')).toBeTruthy();
    expect(screen.getByText('about $18,300 after aid')).toBeTruthy();
    expect(addIncome()?.getAttribute('href')).toBe('/profile?section=personal&step=background');
  });

  it('is the average for students who prefer not to say, and asks for nothing', async () => {
    studentCalls({ householdIncomeRange: 'prefer not to answer' });
    showPrice();

    expect(await screen.findByText('Full price $29,300, in-state')).toBeTruthy();
    expect(screen.getByText('A year, on average')).toBeTruthy();
    expect(addIncome()).toBeNull();
  });

  it('says that it is not published, or hidden for privacy', async () => {
    studentCalls();
    showPrice(NO_PRICE);
    expect(await screen.findByText('Price not published')).toBeTruthy();

    showPrice({ ...NO_PRICE, missing: { netPrice: 'suppressed' } });
    expect(await screen.findByText('Hidden for privacy')).toBeTruthy();
  });
});
