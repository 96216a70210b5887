import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { CollegeList } from './college-list';

const OHIO = aCollege();
const HARD = aCollege({
  id: 1,
  name: 'Hard College',
  acceptanceRate: 0.041,
  studentSize: null,
  tuitionOutOfState: null,
  missing: { studentSize: 'suppressed' },
});

/** Every page of 6,400 colleges shows two of them; "xyz" finds none. */
const listCall = () => {
  const asked: string[] = [];
  api.use(
    http.get('*/api/admin/scorecard-colleges', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(['search', 'state', 'page', 'pageSize'].map((name) => query.get(name) ?? '').join(' '));
      const none = query.get('search') === 'xyz';
      return HttpResponse.json({ colleges: none ? [] : [OHIO, HARD], total: none ? 0 : 6400 });
    }),
  );
  return asked;
};

describe('the imported colleges', () => {
  useApi();

  it('are listed as the address says, with a badge for very selective ones', async () => {
    const asked = listCall();
    renderScreen(<CollegeList />, '/admin?tab=colleges&state=OH&page=3');

    const hard = (await screen.findByText('Hard College')).closest('tr');
    expect(screen.getByText('101–150 of 6,400')).toBeTruthy();
    expect(asked).toEqual([' OH 3 50']);
    const { getByText } = within(hard ?? document.body);
    expect(getByText('4.1%').getAttribute('data-slot')).toBe('badge');
    expect(getByText('Hidden for privacy')).toBeTruthy();
    expect(getByText('Not reported')).toBeTruthy();
    expect(screen.getByText('50.8%').getAttribute('data-slot')).not.toBe('badge');
  });

  it('turn by page number, five at most', async () => {
    const asked = listCall();
    renderScreen(<CollegeList />, '/admin?tab=colleges');
    await screen.findByText('1–50 of 6,400');
    expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5);

    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
    await screen.findByText('151–200 of 6,400');
    expect(asked.at(-1)).toBe('  4 50');
  });

  it('are searched for, and said not to be found', async () => {
    listCall();
    renderScreen(<CollegeList />, '/admin?tab=colleges&page=3');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search colleges' }), 'xyz');
    expect(await screen.findByText('No colleges found')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('1–50 of 6,400');
  });
});
