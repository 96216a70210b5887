import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aCard, aRecommendation, aSavedCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { FirstColleges } from './first-colleges';

const REACH = aRecommendation({ id: 1, name: 'Calloway' }, { category: 'reach' });
const TARGET = aRecommendation({ id: 2, name: 'Alder Ridge' }, { category: 'target' });
const SECOND_TARGET = aRecommendation({ id: 3, name: 'Brightwater' }, { category: 'target' });
const SAFETY = aRecommendation({ id: 4, name: 'Harrow Creek' }, { category: 'safety' });

const show = (recommended = [REACH, TARGET, SECOND_TARGET, SAFETY]) => {
  api.use(http.get('*/api/recommendations', () => HttpResponse.json(recommended)));
  renderScreen(<FirstColleges heading={<h2>Start here</h2>} addressOf={(id) => `/colleges?college=${id}`} />);
};

describe('the first colleges of a list', () => {
  useApi();
  beforeEach(() => studentCalls());

  it('are the best of each category, with their price', async () => {
    savedListCalls();
    show();

    const names = (await screen.findAllByRole('article')).map(
      (each) => within(each).getByRole('link').textContent,
    );
    expect(names).toEqual(['Calloway', 'Alder Ridge', 'Harrow Creek']);
    expect(await screen.findAllByText('about $18,800 after aid')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Calloway' }).getAttribute('href')).toBe('/colleges?college=1');
  });

  it('are saved in place, and stay', async () => {
    const list = savedListCalls();
    api.use(
      http.post('*/api/saved-colleges', () =>
        list.add(aSavedCollege({ collegeId: 2, college: aCard({ id: 2 }) })),
      ),
    );
    show();

    const target = within(await screen.findByRole('article', { name: 'Alder Ridge' }));
    await userEvent.click(target.getByRole('button', { name: 'Save to List' }));

    expect(await target.findByRole('button', { name: 'Saved to List' })).toBeTruthy();
  });

  it('say where none fits', async () => {
    savedListCalls();
    show([REACH]);

    expect(await screen.findByText(/We found no Safety that fits yet/)).toBeTruthy();
  });
});
