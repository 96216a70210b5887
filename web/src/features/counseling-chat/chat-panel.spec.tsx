import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatMessage } from '@/api';
import { currentSession, endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ChatPanel } from './chat-panel';
import { answered, chatCalls, eventStream, said } from './testing/chat';

const openPanel = () =>
  renderScreen(
    <ChatPanel saveButton={({ name }) => <button>Save {name}</button>} linkTo={(id) => `/?college=${id}`} />,
  );

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Wren' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
const log = () => screen.findByRole('log');
const opened = async () => within(await log());
const failing = (status: number, body: Record<string, unknown> = {}) =>
  api.use(http.post('*/api/chat/send', () => HttpResponse.json(body, { status })));

const aSource = { source: 'scorecard', collegeId: null };

const showing = async (message: ChatMessage) => {
  chatCalls([said('And?'), message]);
  openPanel();
  return opened();
};

describe('the panel of the advisor', () => {
  useApi();
  beforeEach(() => {
    endSession();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
  });

  it('shows what was said before the newest 200 messages', async () => {
    const newest = Array.from({ length: 200 }, (_, at) => said(`Question ${at}`, `s-${at}`));
    const asked: (string | null)[] = [];
    api.use(
      http.get('*/api/chat/messages', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        if (before === null) return HttpResponse.json(newest);
        asked.push(before);
        return asked.length === 1
          ? HttpResponse.json({}, { status: 400 })
          : HttpResponse.json([said('My very first question', 's-first')]);
      }),
    );
    openPanel();
    const panel = await opened();

    fireEvent.click(panel.getByRole('button', { name: 'Earlier messages' }));
    expect((await panel.findByRole('alert')).textContent).toContain('couldn’t load earlier messages');
    fireEvent.click(panel.getByRole('button', { name: 'Earlier messages' }));

    expect(await panel.findByText('My very first question')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(panel.getByText('Question 0')).toBeTruthy();
    expect(asked).toEqual(['s-0', 's-0']);
  });

  describe('before anything was said', () => {
    beforeEach(() => {
      chatCalls();
      openPanel();
    });

    it('introduces Wren as an AI', async () => {
      expect(
        (await opened()).getByText(
          'Hi, I’m Wren. I’m an AI advisor. Ask me anything about college, even if it feels basic.',
        ),
      ).toBeTruthy();
      expect(screen.getByText('AI admissions advisor')).toBeTruthy();
      expect(input().placeholder).toBe('Ask me about colleges, applications, or deadlines...');
      expect(
        screen.getByText('Wren can be wrong. Check dates and costs on the college’s own site.'),
      ).toBeTruthy();
    });

    it.each(['Calculate admission chances', 'Find safety schools', 'Essay help', 'Financial aid options'])(
      'fills the input with %s and sends nothing',
      async (words) => {
        await userEvent.click(screen.getByRole('button', { name: words }));

        expect(input().value).toBe(words);
        expect(document.activeElement).toBe(input());
        expect((await opened()).queryByText(words)).toBeNull();
      },
    );

    it('sends only what has words and fits', async () => {
      expect(sendButton().disabled).toBe(true);
      await userEvent.type(input(), '   ');
      expect(sendButton().disabled).toBe(true);

      await userEvent.clear(input());
      await userEvent.click(input());
      await userEvent.paste('a'.repeat(1_800));
      expect(screen.getByText('1,800 of 2,000 characters')).toBeTruthy();
      await userEvent.paste('a'.repeat(201));
      expect(screen.getByText(/Please keep your message under 2,000 characters/)).toBeTruthy();
      expect(sendButton().disabled).toBe(true);
    });
  });

  it('sends with Enter, starts a new line with Shift+Enter, and trims', async () => {
    const { sent } = chatCalls();
    openPanel();
    await log();

    await userEvent.type(input(), '  Hi{Shift>}{Enter}{/Shift}there  ');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Enter}');

    await (await opened()).findByText('Ohio State is a target.');
    expect(sent).toEqual(['Hi\nthere']);
    expect(input().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('shows the message and the typing at once, and the answer as it comes', async () => {
    const stream = eventStream();
    const turn = { message: said('Am I in?'), reply: answered('It is a target. No one can promise.') };
    chatCalls();
    api.use(http.post('*/api/chat/send', () => stream.response()));
    openPanel();
    const talk = await opened();

    await userEvent.type(input(), 'Am I in?{Enter}');

    const own = talk.getByText('Am I in?');
    expect(screen.getByRole('status').textContent).toBe('Wren is typing');
    expect(input().disabled).toBe(true);
    expect(sendButton().disabled).toBe(true);

    await stream.event('status', { words: 'Wren is looking through 6,300 colleges' });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Wren is looking through 6,300 colleges'),
    );
    await stream.event('text', { delta: 'It is a target. ' });
    const painted = await talk.findByText('It is a target.');
    expect(painted.closest('[aria-hidden]')).not.toBeNull();

    chatCalls([turn.message, turn.reply]);
    await stream.event('done', turn);
    const answer = await talk.findByText('It is a target. No one can promise.');
    expect(answer.closest('[aria-hidden]')).toBeNull();
    expect(talk.getByText('Am I in?')).toBe(own);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  describe('in a box that is too small', () => {
    const place = (name: 'scrollHeight' | 'clientHeight' | 'offsetTop', px: number) =>
      vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(px);
    beforeEach(() => {
      place('scrollHeight', 2_000);
      place('clientHeight', 600);
    });
    afterEach(() => vi.restoreAllMocks());

    it('shows a long answer from its question on', async () => {
      place('offsetTop', 900);
      chatCalls([said('And?'), answered('A long answer')]);
      openPanel();

      expect((await log()).scrollTop).toBe(888);
    });

    it('brings itself into view when something is sent from further down the page', async () => {
      const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
      const stream = eventStream();
      place('offsetTop', 1_900);
      chatCalls([said('And?'), answered('First')]);
      api.use(http.post('*/api/chat/send', () => stream.response()));
      openPanel();
      const talk = await log();
      await within(talk).findByText('First');
      expect(intoView).not.toHaveBeenCalled();

      await userEvent.type(input(), 'Am I in?{Enter}');
      await within(talk).findByText('Am I in?');

      expect(intoView.mock.contexts).toEqual([talk]);
      expect(intoView).toHaveBeenCalledWith({ block: 'nearest' });
      await stream.event('done', {
        message: said('Am I in?', 's-9'),
        reply: answered('It is a target.', { id: 'w-9' }),
      });
      await within(talk).findByText('It is a target.');
    });

    it('shows the end otherwise', async () => {
      place('offsetTop', 1_900);
      chatCalls([said('And?'), answered('A short answer')]);
      openPanel();

      expect((await log()).scrollTop).toBe(1_400);
    });

    it('says that a message came while the reader is further up', async () => {
      place('offsetTop', 1_900);
      chatCalls([said('And?'), answered('First')]);
      const { queryClient } = openPanel();
      const talk = await log();
      talk.scrollTop = 10;
      fireEvent.scroll(talk);

      chatCalls([said('And?'), answered('First'), answered('Second', { id: 'w-2' })]);
      await queryClient.invalidateQueries();
      await userEvent.click(await screen.findByRole('button', { name: 'New message' }));

      expect(talk.scrollTop).toBe(1_400);
      expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
    });
  });

  it('restores the list and the text when sending fails, and tries again with the same key', async () => {
    const { keys } = chatCalls([said('Before')]);
    openPanel();
    const talk = await opened();
    const tried: (string | null)[] = [];
    api.use(
      http.post(
        '*/api/chat/send',
        ({ request }) => {
          tried.push(request.headers.get('idempotency-key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );

    await userEvent.type(input(), 'Am I in?{Enter}');

    await waitFor(() => expect(shownToastText()).toContain('ErrorFailed to send message. Please try again.'));
    expect(input().value).toBe('Am I in?');
    expect(talk.queryByText('Am I in?')).toBeNull();
    expect(talk.getByText('Before')).toBeTruthy();

    await userEvent.click(sendButton());
    await talk.findByText('Ohio State is a target.');
    expect(keys).toEqual(tried);
    await waitFor(() => expect(shownToastText()).not.toContain('Failed to send message'));
  });

  it('restores the text when the stream is cut in the middle', async () => {
    const stream = eventStream();
    chatCalls();
    api.use(http.post('*/api/chat/send', () => stream.response()));
    openPanel();
    const talk = await opened();

    await userEvent.type(input(), 'Am I in?{Enter}');
    await stream.event('text', { delta: 'It is' });
    await talk.findByText('It is');
    await stream.cut();

    await waitFor(() => expect(input().value).toBe('Am I in?'));
    expect(talk.queryByText('It is')).toBeNull();
  });

  it.each([
    [409, 'Wren is still answering your last message.'],
    [429, 'You’ve sent many messages. Wait a minute.'],
  ])('says the words of a %i and keeps the text', async (status, message) => {
    chatCalls();
    failing(status, { message });
    openPanel();
    await log();

    await userEvent.type(input(), 'And now?{Enter}');

    await screen.findByText(`Not sent. ${message}`);
    expect(shownToastText()).toContain(message);
    expect(input().value).toBe('And now?');
  });

  it('leaves the words to the sign-in page when the session ended, and keeps the text', async () => {
    chatCalls();
    failing(401);
    api.use(http.post('*/api/auth/refresh', () => HttpResponse.json({}, { status: 401 })));
    openPanel();
    await log();

    await userEvent.type(input(), 'And now?{Enter}');

    await waitFor(() => expect(currentSession().status).toBe('expired'));
    await waitFor(() => expect(input().value).toBe('And now?'));
    expect(shownToastText()).not.toContain('Failed to send');
  });

  it('keeps what was typed through a reload, for this account only', async () => {
    chatCalls();
    const { unmount } = openPanel();
    await userEvent.type(input(), 'Half a question');
    unmount();
    openPanel();
    expect(input().value).toBe('Half a question');

    endSession();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    await waitFor(() => expect(input().value).toBe(''));
  });

  it('says that it is offline', async () => {
    chatCalls();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPanel();

    expect(await screen.findByText(/^You’re offline/)).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('offers to load the chat again', async () => {
    chatCalls([said('Hello')]);
    api.use(http.get('*/api/chat/messages', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    openPanel();

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    await (await opened()).findByText('Hello');
  });

  describe('an answer', () => {
    it('names its sources with year and place', async () => {
      const talk = await showing(
        answered('Half of them got in [1]. You: 66% [2].', {
          citations: [
            {
              ...aSource,
              n: 1,
              label: 'College Scorecard, fall 2023',
              year: 'fall 2023',
              url: 'https://collegescorecard.ed.gov/',
            },
            {
              ...aSource,
              n: 2,
              label: 'Flyleaf estimate, fall 2023',
              year: 'fall 2023',
              url: '/how-chances-work',
            },
            { ...aSource, n: 3, label: 'A trap', year: '', url: 'javascript:alert(1)' },
          ],
        }),
      );

      const sources = within(talk.getByRole('list', { name: 'Sources' }));
      expect(sources.getByText(/College Scorecard, fall 2023/)).toBeTruthy();
      expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        'https://collegescorecard.ed.gov/',
        '/how-chances-work',
      ]);
    });

    it('shows hostile text as text', async () => {
      const text = '<img src=x onerror=alert(1)> [Win](https://evil.example) <script>alert(2)</script>';
      const talk = await showing(answered(text));

      expect(talk.getByText(text)).toBeTruthy();
      expect(document.querySelector('[role=log] script, [role=log] img[src=x]')).toBeNull();
      expect(talk.queryByRole('link')).toBeNull();
    });

    it('draws chance rows for the eye and says them once in words', async () => {
      const talk = await showing(
        answered('Two ranges:\n- Ohio State: 28–92%, best estimate 66%\n- Harvard: 1–9%, best estimate 3%', {
          blocks: [
            {
              type: 'chances',
              rows: [
                {
                  collegeId: 204796,
                  name: 'Ohio State',
                  low: 0.28,
                  high: 0.92,
                  estimate: 0.66,
                  category: 'target',
                  note: null,
                },
                {
                  collegeId: 166027,
                  name: 'Harvard',
                  low: 0.01,
                  high: 0.09,
                  estimate: 0.03,
                  category: 'reach',
                  note: null,
                },
              ],
            },
          ],
        }),
      );

      expect(talk.getByText('Ohio State: 28–92%, best estimate 66%').closest('.sr-only')).not.toBeNull();
      expect(talk.queryByRole('img')).toBeNull();
      expect(document.querySelectorAll('[data-slot=chance-band]')).toHaveLength(2);
      expect(talk.getByRole('link', { name: 'Ohio State: Learn More' }).getAttribute('href')).toBe(
        '/?college=204796',
      );
    });

    it('draws a comparison that scrolls by keyboard', async () => {
      const talk = await showing(
        answered('Side by side:\n- Ohio State: $18,800; 88% graduate\n- Michigan: $54,000; 93% graduate', {
          blocks: [
            {
              type: 'compare',
              columns: [
                { collegeId: 1, name: 'Ohio State' },
                { collegeId: 2, name: 'Michigan' },
              ],
              rows: [
                { label: 'Price', values: ['$18,800', '$54,000'] },
                { label: 'Graduate', values: ['88%', '93%'] },
              ],
            },
          ],
        }),
      );

      expect(talk.getByRole('group', { name: /^Comparison table/ }).tabIndex).toBe(0);
      expect(talk.getByText('Ohio State: $18,800; 88% graduate').closest('.sr-only')).not.toBeNull();
    });

    it('fills the input with its own chips', async () => {
      const talk = await showing(answered('Which one?', { chips: ['Miami in Ohio', 'Miami in Florida'] }));

      await userEvent.click(talk.getByRole('button', { name: 'Miami in Ohio' }));

      expect(input().value).toBe('Miami in Ohio');
    });

    it('confirms a proposal, saves a college and opens pages of Flyleaf only', async () => {
      const { sent } = chatCalls([
        said('My GPA is 3.7'),
        answered('Save it?', {
          actions: [
            { type: 'confirm', label: 'Save it' },
            { type: 'save-college', collegeId: 1, name: 'Ohio State' },
            { type: 'open', href: '/profile', label: 'Open my profile' },
            { type: 'open', href: '//evil.example', label: 'Elsewhere' },
          ],
        }),
      ]);
      openPanel();
      const talk = await opened();
      await userEvent.type(input(), 'Half a question');

      expect(talk.getByRole('button', { name: 'Save Ohio State' })).toBeTruthy();
      expect(talk.getByRole('link', { name: 'Open my profile' }).getAttribute('href')).toBe('/profile');
      expect(talk.queryByText('Elsewhere')).toBeNull();
      await userEvent.click(talk.getByRole('button', { name: 'Save it' }));

      await talk.findByText('Ohio State is a target.');
      expect(sent).toEqual(['Yes, save it.']);
      expect(input().value).toBe('Half a question');
      expect(talk.queryByRole('button', { name: 'Save it' })).toBeNull();
    });

    it('can be reported', async () => {
      const reports: unknown[] = [];
      const talk = await showing(answered('Wrong.'));
      api.use(
        http.post('*/api/chat/messages/w-1/report', async ({ request }) => {
          reports.push(await request.json());
          return new HttpResponse(null, { status: 204 });
        }),
      );

      await userEvent.click(talk.getByRole('button', { name: 'Report this answer' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'It’s wrong' }));

      await waitFor(() => expect(reports).toEqual([{ reason: 'wrong' }]));
      await waitFor(() => expect(shownToastText()).toContain('Answer Reported'));
    });
  });

  it('gives a support card that just arrived the focus, with numbers to call and nothing else', async () => {
    const card = answered('I’m really glad you told me.\n- Call or text 988, any hour, free.', {
      id: 'w-9',
      kind: 'support',
      blocks: [{ type: 'support-card', variant: 'self' }],
      chips: ['Essay help now'],
    });
    chatCalls([], card);
    openPanel();
    await log();

    await userEvent.type(input(), 'I want it to stop{Enter}');

    const alert = await screen.findByRole('alert');
    expect(document.activeElement).toBe(alert);
    const numbers = within(alert)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(['tel:988', 'sms:988', 'tel:911']);
    expect(screen.queryByRole('button', { name: 'Essay help now' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
    expect(input().disabled).toBe(false);
  });

  it('clears the chat after a question', async () => {
    chatCalls([said('Old words')]);
    openPanel();
    const talk = await opened();
    await talk.findByText('Old words');

    await userEvent.click(screen.getByRole('button', { name: 'Chat options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear this chat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear chat' }));

    await waitFor(() => expect(talk.queryByText('Old words')).toBeNull());
    expect(shownToastText()).toContain('Chat Cleared');
  });
});
