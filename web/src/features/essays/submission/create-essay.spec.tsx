import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { localDrafts } from '../drafts/local-drafts';
import { anEssay, aPage, CLOCK_ID, editorCalls } from '../testing/essays';
import { SubmissionCenter } from './submission-center';

type Sent = { body: Record<string, unknown>; key: string | null };

/** Mocks saving a new essay; returns what was sent. */
const creating = (reply = () => HttpResponse.json(anEssay({ jobId: 'j1' }), { status: 201 })) => {
  const sent: Sent[] = [];
  api.use(
    http.post('*/api/essays', async ({ request }) => {
      const body = (await request.json()) as Sent['body'];
      sent.push({ body, key: request.headers.get('idempotency-key') });
      return reply();
    }),
  );
  return sent;
};

const Elsewhere = () => {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};
const open = () => {
  editorCalls();
  api.use(http.get('*/api/essays', () => HttpResponse.json(aPage([anEssay()]))));
  return renderScreen(
    <Routes>
      <Route path="/essay-submission" element={<SubmissionCenter />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    '/essay-submission',
  );
};
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' });
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const choosePrompt = async () => {
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Prompt/ }).textContent).toBe('Choose a prompt'),
  );
  await userEvent.click(screen.getByRole('combobox', { name: /^Prompt/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Common App: Any topic you choose' }));
};
const fillIn = async (content = 'The clock is fast.') => {
  write(/^Title/, 'The stove clock');
  write('Your essay', content);
  await choosePrompt();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goOffline = (offline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void dispatchEvent(new Event(offline ? 'offline' : 'online')));
};

describe('a new essay', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('can be saved once it has a title, a prompt and some text, and says what is missing', async () => {
    const sent = creating();
    open();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    expect(save.getAttribute('aria-describedby')).toBe('why-not-yet');
    expect(document.getElementById('why-not-yet')?.textContent).toBe(
      'Add a title, a prompt, and some text to save.',
    );

    await fillIn();
    expect(screen.getByText('4 of 650 words')).toBeTruthy();
    await press('Save');

    await waitFor(() => expect(shownToastText()).toContain('Essay Saved as Draft'));
    expect(sent[0]?.body).toMatchObject({
      title: 'The stove clock',
      essayType: 'Personal Statement',
      prompt: 'Any topic you choose',
      content: 'The clock is fast.',
      submit: false,
    });
    expect(screen.getByText(/^\/essays\//).textContent).toContain(`/essays/${CLOCK_ID}/edit`);
    expect(localDrafts()).toEqual([]);
  });

  it('is submitted, and its page follows the review', async () => {
    const sent = creating();
    open();
    await fillIn();
    await press('Submit for Review');

    await waitFor(() => expect(shownToastText()).toContain('Essay Submitted for Review'));
    expect(sent[0]?.body['submit']).toBe(true);
    expect(screen.getByText(/^\/essays\//).textContent).toBe(
      `/essays/${CLOCK_ID}?tab=analysis {"submittedJob":"j1"}`,
    );
  });

  it('above 1,000 words can be saved, but not submitted', async () => {
    const sent = creating();
    open();
    await fillIn('word '.repeat(1001));
    await press('Submit for Review');

    expect(shownToastText()).toContain(
      'Word Count Too HighPlease keep your essay under 1000 words for optimal analysis.',
    );
    expect(sent).toEqual([]);
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    [{ message: 'You have too many essays.' }, 'ErrorYou have too many essays.'],
    [{}, 'ErrorFailed to create essay'],
  ])('keeps the text when the server refuses it: %j', async (refusal, said) => {
    creating(() => HttpResponse.json(refusal, { status: 400 }) as never);
    open();
    await fillIn();
    await press('Save');

    await waitFor(() => expect(shownToastText()).toContain(said));
    expect(text().value).toBe('The clock is fast.');
    expect(screen.getByText(/Your text is still here\.$/)).toBeTruthy();
  });

  it('comes back after a reload, and loses its prompt with another type', async () => {
    const { unmount } = open();
    await fillIn();
    unmount();
    open();

    expect(text().value).toBe('The clock is fast.');
    await screen.findByText('Any topic you choose');
    await userEvent.click(screen.getByRole('combobox', { name: /^Essay type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Supplemental' }));

    await waitFor(() =>
      expect(document.getElementById('why-not-yet')?.textContent).toBe('Add a prompt to save.'),
    );
    expect(localDrafts()[0]?.form).toMatchObject({ essayType: 'Supplemental', prompt: '' });
  });

  it('takes a prompt of the student’s own', async () => {
    open();
    await screen.findByText('Choose a prompt');
    await userEvent.click(screen.getByRole('combobox', { name: /^Prompt/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Type the prompt myself' }));
    write('Your prompt', 'What would you put in a time capsule?');

    expect(localDrafts()[0]?.form.prompt).toBe('What would you put in a time capsule?');
  });

  it('saved without a connection is kept, and sent once it is back', async () => {
    const replies = [() => HttpResponse.error()];
    const sent = creating(
      () => (replies.shift()?.() ?? HttpResponse.json(anEssay(), { status: 201 })) as never,
    );
    open();
    await fillIn();
    goOffline(true);
    await press('Save');

    await screen.findByText(
      'You’re offline. We kept this on this computer and will send it when you’re back.',
    );
    goOffline(false);
    await waitFor(() => expect(shownToastText()).toContain('Essay Saved as Draft'));
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it('from another tab can be opened or deleted, and the deletion undone', async () => {
    const { unmount } = open();
    write(/^Title/, 'Begun on Monday');
    unmount();
    sessionStorage.clear();
    open();

    const kept = screen.getByRole('region', { name: 'Not saved yet, only on this computer' });
    await userEvent.click(within(kept).getByRole('button', { name: 'Delete “Begun on Monday”' }));
    expect(localDrafts()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open “Begun on Monday”' }));

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Begun on Monday');
  });

  it('has nothing but itself in focus mode, until Escape', async () => {
    open();
    write('Your essay', 'One');
    await press('Focus mode');
    const form = screen.getByRole('form', { name: 'New essay' });
    expect(form.closest('[inert]')).toBeNull();
    expect(
      screen.getByRole('tab', { name: 'Create New Essay', hidden: true }).closest('[inert]'),
    ).not.toBeNull();
    expect(document.activeElement).toBe(text());

    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('tab', { name: 'Create New Essay' }).closest('[inert]')).toBeNull();
    expect(text().value).toBe('One');
  });

  it('stands beside the recent ones', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Recent Essays (1)' }));

    await screen.findByRole('link', { name: 'The stove clock' });
  });
});
