import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aSavedCollege } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { SavedEntry } from './saved-entry';

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const write = async (text: string) => {
  studentCalls();
  const entry = aSavedCollege();
  savedListCalls([entry]);
  renderScreen(
    <SavedEntry entry={entry} picture={null} onLearnMore={() => {}} onLeave={() => {}} onShelf={false} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add notes' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), text);
};

describe('notes on a college', () => {
  useApi();

  it('are saved and the dialog closes', async () => {
    await write('Ask about co-op');

    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToastText()).toContain('Notes Saved');
  });

  it('stay in the open dialog when they could not be saved', async () => {
    await write('Ask about co-op');
    api.use(http.patch('*/api/saved-colleges/:id/notes', () => HttpResponse.error()));

    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));

    expect(await screen.findByText(/Your notes are still here/)).toBeTruthy();
    expect(notes().value).toBe('Ask about co-op');
    expect(shownToastText()).toContain('Failed to save notes. Please try again.');
  });

  it('are not thrown away without asking', async () => {
    await write('Ask about co-op');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(notes().value).toBe('Ask about co-op');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
  });

  it('close without a question when nothing was written', async () => {
    await write(' ');
    await userEvent.clear(notes());

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
