import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aPrediction } from '@/testing/admin-students';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { StrategyTab } from './strategy-tab';

const JAE = '01990000-0000-7000-8000-0000000000c1';

describe('the application strategy of a student', () => {
  useApi();

  it('groups predictions, with ranges, and says what is missing', async () => {
    api.use(http.get(`/api/admin/user/${JAE}/predictions`, () => HttpResponse.json([aPrediction()])));
    renderScreen(<StrategyTab userId={JAE} />);

    const targets = await screen.findByRole('region', { name: 'Target' });
    expect(within(targets).getByText('Ohio State University-Main Campus, OH')).toBeTruthy();
    expect(within(targets).getByText('38–64%')).toBeTruthy();
    expect(within(targets).getByText('Estimate 52%')).toBeTruthy();
    expect(within(targets).getByText('Match 87 out of 100')).toBeTruthy();
    expect(within(targets).getByText('1 of 10')).toBeTruthy();
    expect(screen.getByText('No reach schools predicted yet.')).toBeTruthy();
    expect(screen.getByText('No likely schools predicted yet.')).toBeTruthy();
    expect(screen.getByText('Short of a balanced list by 5 reach, 9 target, and 5 likely.')).toBeTruthy();
  });
});
