import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aSavedCollege } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { SavedCollegeCard } from './saved-college-card';

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const showEntry = () => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  studentCalls();
  const entry = aSavedCollege();
  savedListCalls([entry]);
  return renderScreen(
    <SavedCollegeCard
      entry={entry}
      picture={null}
      onLearnMore={() => {}}
      onLeave={() => {}}
      leavesOnMove={false}
    />,
  );
};
const openNotes = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add notes' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
};
const write = async (text: string) => {
  const { unmount } = showEntry();
  await userEvent.type(await openNotes(), text);
  return unmount;
};

describe('notes on a college', () => {
  useApi();

  it('are saved and the dialog closes', async () => {
    await write('Ask about co-op');

    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(shownToastText()).toContain('Notes Saved'));
  });

  it('stay in the open dialog when they could not be saved', async () => {
    await write('Ask about co-op');
    api.use(http.patch('*/api/saved-colleges/:id/notes', () => HttpResponse.error()));

    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));

    expect(await screen.findByText(/Your notes are still here/)).toBeTruthy();
    expect(notes().value).toBe('Ask about co-op');
    await waitFor(() => expect(shownToastText()).toContain('Failed to save notes. Please try again.'));
  });

  it('that are too long wait, whole, until they are shorter', async () => {
    showEntry();
    await openNotes();
    await userEvent.click(notes());
    await userEvent.paste('a'.repeat(2000) + ' and more');

    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
    expect(screen.getByText('2,009 of 2,000 characters.')).toBeTruthy();
    expect(screen.getByText('Please take out 9 of them to save.')).toBeTruthy();
    expect(notes().value).toMatch(/a and more$/);

    await userEvent.type(notes(), '{Backspace>9/}');
    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not thrown away without asking', async () => {
    await write('Ask about co-op');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(notes().value).toBe('Ask about co-op');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
  });

  it('are restored as a draft when the page closed before they were saved', async () => {
    const leave = await write('Ask about co-op');

    leave();
    showEntry();

    expect(screen.getByText('You have unsaved notes.')).toBeTruthy();
    expect((await openNotes()).value).toBe('Ask about co-op');
  });

  it('are restored as a draft after the session ended', async () => {
    const leave = await write('Ask about co-op');
    const refused = () => new HttpResponse(null, { status: 401 });
    api.use(http.patch('*/api/saved-colleges/:id/notes', refused), http.post('*/api/auth/refresh', refused));
    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
    await screen.findByText(/Your notes are still here/);

    leave();
    showEntry();

    expect((await openNotes()).value).toBe('Ask about co-op');
  });

  it.each(['Save Notes', 'Discard changes'])('leave no draft behind after %s', async (choice) => {
    await write('Ask about co-op');

    if (choice === 'Discard changes') await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: choice }));

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull());
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(screen.queryByText('You have unsaved notes.')).toBeNull();
  });

  it('close without a question when nothing was typed', async () => {
    await write(' ');
    await userEvent.clear(notes());

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
