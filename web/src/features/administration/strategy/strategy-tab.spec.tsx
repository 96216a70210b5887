import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aPrediction } from '@/testing/admin-students';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { StrategyTab } from './strategy-tab';

const JAE = '01990000-0000-7000-8000-0000000000c1';

describe('the application strategy of a student', () => {
  useApi();

  it('counts predictions, and opens the range at each college with a reason', async () => {
    const reasons: unknown[] = [];
    api.use(
      http.get(`/api/admin/user/${JAE}/predictions/odds`, () =>
        HttpResponse.json({
          any: 0.93,
          low: 0.81,
          high: 0.997,
          affordable: null,
          hasAffordableSafety: false,
          counted: 4,
          notCounted: 1,
        }),
      ),
      http.get(`/api/admin/user/${JAE}/predictions/counts`, () =>
        HttpResponse.json({ reach: 0, target: 1, safety: 0 }),
      ),
      http.post(`/api/admin/user/${JAE}/predictions/openings`, async ({ request }) => {
        reasons.push(await request.json());
        return HttpResponse.json([aPrediction()]);
      }),
    );
    api.use(
      http.get(`/api/admin/user/${JAE}/applications`, () =>
        HttpResponse.json([
          {
            id: '01990000-0000-7000-8000-0000000000e1',
            college: { id: 204796, name: 'Ohio State' },
            applicationType: 'Early Action',
            status: 'Decided',
            submissionDeadline: null,
            decisionResult: 'Waitlisted',
            essaysRequired: ['One', 'Two'],
            essaysCompleted: ['One'],
            recommendationsRequired: 2,
            recommendationsSubmitted: null,
            testScoresSubmitted: true,
          },
        ]),
      ),
    );
    renderScreen(<StrategyTab userId={JAE} />);

    expect((await screen.findByText('1 of 10')).closest('dl')?.textContent).not.toContain('Ohio State');
    expect(screen.queryByText('38–64%')).toBeNull();
    const reason = 'Maya asked whether her list is safe';
    await userEvent.type(screen.getByRole('textbox', { name: 'Why do you need to see them?' }), reason);
    await userEvent.click(screen.getByRole('button', { name: 'Show chances' }));
    expect(reasons).toEqual([{ reason }]);

    const own = screen.getByRole('region', { name: 'The student’s own list' });
    expect(
      within(own)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'At least one yes among 4 colleges: about 93 of 100, between about 81 of 100 and more than 99 of 100.',
      'At least one yes the family can pay: not known, because no price is known.',
      'The list has no safety that the family can pay.',
      'One more college has no estimate.',
    ]);
    const targets = await screen.findByRole('region', { name: 'Target' });
    expect(within(targets).getByText('Ohio State University-Main Campus, OH')).toBeTruthy();
    expect(within(targets).getByText('38–64%')).toBeTruthy();
    expect(within(targets).getByText('Estimate 52%')).toBeTruthy();
    expect(within(targets).getByText('Match 87 out of 100')).toBeTruthy();
    expect(within(targets).getByText('1 of 10')).toBeTruthy();
    expect(screen.getByText('No reach schools predicted yet.')).toBeTruthy();
    expect(screen.getByText('No likely schools predicted yet.')).toBeTruthy();
    expect(screen.getByText('Short of a balanced list by 5 reach, 9 target, and 5 likely.')).toBeTruthy();

    const row = await screen.findByRole('row', { name: /^Ohio State/ });
    expect(row.textContent).toMatch(/Early Action.*Decided.*No deadline.*Waitlisted.*Essays 1\/2/);
    expect(row.textContent).toMatch(/Recommendations 0\/2.*Test scores sent/);
  });
});
