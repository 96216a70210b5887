import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type SavedCollege } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCard, aMatch, aSavedCollege } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { SavedList, type ShownCategory } from './saved-list';

const HARVARD = aSavedCollege({
  id: '01990000-0000-7000-8000-00000000000b',
  collegeId: 166027,
  college: aCard({
    id: 166027,
    name: 'Harvard University',
    location: 'Cambridge, MA',
    acceptanceRate: 0.0345,
  }),
  category: 'Reach',
  computedCategory: 'Reach',
  match: aMatch({ category: 'reach', admissionProbability: 0.0088, chanceLow: 0.004, chanceHigh: 0.026 }),
  admissionProbability: 0.0088,
});

const Screen = () => {
  const [category, setCategory] = useState<ShownCategory>('All');
  return (
    <SavedList
      category={category}
      onCategory={setCategory}
      onLearnMore={() => undefined}
      picture={() => null}
    />
  );
};

const showList = (list: SavedCollege[]) => {
  studentCalls();
  const calls = savedListCalls(list);
  renderScreen(<Screen />);
  return calls;
};
const entry = (name: string | RegExp) => screen.findByRole('article', { name });
const counter = async (label: string) =>
  (await screen.findByRole('tab', { name: new RegExp(`^${label}`) })).textContent;
const moveTo = async (category: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Category of Ohio State/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: category }));
};
const refused = () => HttpResponse.json({ message: 'No' }, { status: 500 });

describe('My College List', () => {
  useApi();

  it('counts the colleges and shows each with its estimate and range', async () => {
    showList([HARVARD, aSavedCollege({ notes: 'Visit in spring' })]);

    const ohio = within(await entry(/Ohio State/));
    expect(ohio.getByText('Columbus, OH')).toBeTruthy();
    expect(ohio.getByText('Estimate 50%')).toBeTruthy();
    expect(ohio.getByText('16–84%')).toBeTruthy();
    expect(ohio.getByText('50.8%')).toBeTruthy();
    expect(ohio.getByText('44,617')).toBeTruthy();
    expect(await ohio.findByText('about $18,800 after aid')).toBeTruthy();
    expect(ohio.getByText('Full price $29,300, in-state')).toBeTruthy();
    expect(ohio.queryByText('$38,365')).toBeNull();
    expect(ohio.getByText('Visit in spring')).toBeTruthy();
    expect(within(await entry('Harvard University')).getByText('Estimate under 1%')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All 2 in total',
      'Reach 1',
      'Target 1',
      'Safety 0',
    ]);
  });

  it('shows one category at a time in its tab', async () => {
    showList([HARVARD, aSavedCollege()]);

    await userEvent.click(await screen.findByRole('tab', { name: /Reach/ }));

    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: /Safety/ }));
    expect(screen.getByText(/Nothing here yet/)).toBeTruthy();
  });

  it('hides a college with its notes, out of every count, until it is shown again', async () => {
    showList([HARVARD, aSavedCollege({ notes: 'Visit in spring' })]);

    const ohio = within(await entry(/Ohio State/));
    await userEvent.click(ohio.getByRole('button', { name: 'Hide' }));

    expect(await screen.findByRole('heading', { name: 'Hidden (1)' })).toBeTruthy();
    expect(await Promise.all(['All', 'Target'].map(counter))).toEqual(['All 1 in total', 'Target 0']);
    await waitFor(() => expect(shownToastText()).toContain('is off your list'));
    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));

    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Hidden/ })).toBeNull());
    expect(within(await entry(/Ohio State/)).getByText('Visit in spring')).toBeTruthy();
    expect(await counter('All')).toBe('All 2 in total');
  });

  it('links an empty list to the colleges', async () => {
    showList([]);

    expect(await screen.findByText('No colleges in your list yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore Colleges' }).getAttribute('href')).toBe('/colleges');
  });

  it('says that a list did not load, and offers Retry', async () => {
    studentCalls();
    savedListCalls([aSavedCollege()]);
    api.use(http.get('*/api/saved-colleges', refused, { once: true }));
    renderScreen(<Screen />);

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await entry(/Ohio State/)).toBeTruthy();
  });

  it('moves a college at once to the chosen category, and still shows the estimate', async () => {
    showList([aSavedCollege()]);

    await moveTo('Safety');

    const ohio = within(await entry(/Ohio State/));
    expect(await ohio.findByText('· Your call')).toBeTruthy();
    expect(ohio.getByText('Our estimate: Target')).toBeTruthy();
    expect(await counter('Safety')).toBe('Safety 1');
  });

  it('moves a college back when the server refuses', async () => {
    showList([aSavedCollege()]);
    api.use(http.patch('*/api/saved-colleges/:id/category', refused));

    await moveTo('Safety');

    await waitFor(() => expect(shownToastText()).toContain('Failed to change category. Please try again.'));
    expect(await counter('Target')).toBe('Target 1');
    expect(screen.queryByText('· Your call')).toBeNull();
  });

  it('removes at once and brings everything back on Undo', async () => {
    const list = showList([
      aSavedCollege({ notes: 'Visit in spring', category: 'Safety', categoryIsYours: true }),
    ]);
    let sent: unknown;
    api.use(
      http.post('*/api/saved-colleges', async ({ request }) => {
        sent = await request.json();
        return list.add(
          aSavedCollege({ notes: 'Visit in spring', category: 'Safety', categoryIsYours: true }),
        );
      }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No colleges in your list yet')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(within(await entry(/Ohio State/)).getByText('Visit in spring')).toBeTruthy();
    expect(sent).toEqual({
      collegeId: 204796,
      notes: 'Visit in spring',
      category: 'Safety',
      savedBefore: aSavedCollege().savedAt,
    });
  });

  it('puts a removed college back where it was on Undo', async () => {
    const list = showList([HARVARD, aSavedCollege()]);
    const { promise: reply, resolve: goOn } = Promise.withResolvers<null>();
    api.use(
      http.post('*/api/saved-colleges', async () => {
        await reply;
        return list.add(aSavedCollege());
      }),
    );

    await userEvent.click(within(await entry(/Ohio State/)).getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getAllByRole('article')[1]?.textContent).toContain('Ohio State');
    goOn(null);
  });

  it('puts a college back in its place when it could not be removed', async () => {
    showList([HARVARD, aSavedCollege()]);
    api.use(http.delete('*/api/saved-colleges/:id', refused));

    await userEvent.click(within(await entry('Harvard University')).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(shownToastText()).toContain('Failed to remove college. Please try again.'));
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Harvard University');
  });
});
