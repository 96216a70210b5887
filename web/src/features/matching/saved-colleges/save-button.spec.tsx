import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aCard, aMatch, aSavedCollege } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { SaveButton } from './save-button';

const showButton = async () => {
  renderScreen(<SaveButton college={aCard()} match={aMatch()} />);
  return userEvent.click(await screen.findByRole('button', { name: 'Save to List' }));
};
const savedButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Saved to List' });

describe('saving a college', () => {
  useApi();

  it('sends the college with the category of its match, says so, keeps the focus, and saves once', async () => {
    studentCalls();
    const list = savedListCalls();
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/saved-colleges', async ({ request }) => {
        sent.push(await request.json());
        return list.add(aSavedCollege());
      }),
    );

    await showButton();

    const button = await savedButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await waitFor(() =>
      expect(shownToastText()).toContain('College SavedCollege has been added to your list'),
    );
    expect(sent).toEqual([{ collegeId: 204796, category: 'Target', notes: '' }]);
  });

  it('removes the college again on Undo', async () => {
    studentCalls();
    const list = savedListCalls();
    api.use(http.post('*/api/saved-colleges', () => list.add(aSavedCollege())));
    await showButton();

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('button', { name: 'Save to List' })).toBeTruthy();
  });

  it('shows the college as saved at once, and reverts when the server refuses', async () => {
    studentCalls();
    savedListCalls();
    const { promise: refusal, resolve: refuse } = Promise.withResolvers<null>();
    api.use(
      http.post('*/api/saved-colleges', async () => {
        await refusal;
        return HttpResponse.json({ message: 'No' }, { status: 500 });
      }),
    );
    await showButton();
    expect(await savedButton()).toBeTruthy();

    refuse(null);

    expect(await screen.findByRole('button', { name: 'Save to List' })).toBeTruthy();
    expect(screen.getByText('Not saved. Try again.')).toBeTruthy();
    await waitFor(() => expect(shownToastText()).toContain('ErrorFailed to save college. Please try again.'));
  });

  it('says what to do when the list is full', async () => {
    studentCalls();
    savedListCalls();
    const message = 'Your list holds up to 200 colleges. Remove one to save another.';
    const code = 'matching.too-many-saved-colleges';
    api.use(http.post('*/api/saved-colleges', () => HttpResponse.json({ code, message }, { status: 409 })));
    await showButton();

    expect(await screen.findByText(message, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText('Not saved. Try again.')).toBeNull();
    await waitFor(() => expect(shownToastText()).toContain(message));
  });
});
