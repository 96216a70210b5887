import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useApi } from '@/testing/api';
import { aCard } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { studentCalls } from '@/testing/student-calls';
import { PriceAfterAid } from './price-after-aid';

const showPrice = (but = {}) =>
  renderScreen(
    <dl>
      <PriceAfterAid college={aCard(but)} />
    </dl>,
  );

describe('a price after aid', () => {
  useApi();

  it('is mixed from the federal bands for the student’s own income', async () => {
    studentCalls();
    showPrice();

    expect(await screen.findByText('After aid, for your income')).toBeTruthy();
    expect(screen.getByText('about $18,800')).toBeTruthy();
  });

  it('carries what living in another state costs at a public college', async () => {
    studentCalls();
    showPrice({ state: 'MI' });

    expect(await screen.findByText('about $44,300')).toBeTruthy();
  });

  it('is the average for students who prefer not to say', async () => {
    studentCalls({ householdIncomeRange: 'prefer not to answer' });
    showPrice();

    expect(await screen.findByText('After aid, on average')).toBeTruthy();
    expect(screen.getByText('about $18,300')).toBeTruthy();
  });

  it('says why it is missing', async () => {
    studentCalls({ householdIncomeRange: null });
    showPrice({ netPrice: null, missing: { netPrice: 'suppressed' } });

    expect(await screen.findByText('Hidden for privacy')).toBeTruthy();
  });
});
