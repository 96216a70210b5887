import { type QueryClient } from '@tanstack/react-query';
import { type ChatMessage } from '@/api';
import { dismissToast, shownToast, toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';
import { keepKey } from '../messages/drawn-keys';
import { messagesOptions, showMessages } from '../messages-query';
import { postMessage } from './post-message';
import { changeTurn, turnState } from './turn-store';
import { keepTypedText, typedText } from './typed-text';

const FAILED = 'Failed to send message. Please try again.';
/** Refusals whose words say what to do. */
const EXPLAINED = [400, 409, 429, 503];

/** The last try that got no answer: sending the same text again is the same message. */
let unanswered: { message: string; key: string } | null = null;

const keyFor = (message: string) => {
  if (unanswered?.message !== message) unanswered = { message, key: newId() };
  return unanswered.key;
};

// Browsers make random ids on secure origins only.
const newId = () => ('randomUUID' in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`);

/** Shows the message at once and empties the input. On failure both are as they were. */
export const sendMessage = async (client: QueryClient, text: string) => {
  const message = text.trim();
  if (message === '' || turnState().pending !== null) return;
  const { queryKey } = messagesOptions();
  const before = client.getQueryData(queryKey);
  const shown = temporary(message);
  const typed = typedText();
  const isTyped = typed.trim() === message;
  const owner = sessionOwner();
  const leaving = new AbortController();
  const unsubscribe = subscribeToSession(() => leaving.abort());

  takeBackComplaint();
  changeTurn({ pending: { status: null, text: '' }, problem: null });
  if (isTyped) keepTypedText('');
  await client.cancelQueries({ queryKey });
  showMessages(client, [...(before ?? []), shown]);

  try {
    const turn = await postMessage({ message, key: keyFor(message), signal: leaving.signal, ...PROGRESS });
    if (sessionOwner() !== owner) return;
    unanswered = null;
    keepKey(shown.id, turn.message.id);
    showMessages(client, [...(before ?? []), turn.message, turn.reply]);
    changeTurn({ newest: turn.reply.id });
  } catch (error) {
    if (sessionOwner() !== owner) return;
    showMessages(client, before);
    if (typedText() === '') keepTypedText(isTyped ? typed : message);
    changeTurn({ problem: wordsOf(error) });
    report(error);
  } finally {
    unsubscribe();
    changeTurn({ pending: null });
    void client.invalidateQueries({ queryKey });
  }
};

const temporary = (message: string): ChatMessage => ({
  id: `temp-${newId()}`,
  message,
  isBot: false,
  createdAt: new Date().toISOString(),
});

const PROGRESS = {
  onStatus: (status: string) => changePending((pending) => ({ ...pending, status })),
  onText: (delta: string) => changePending((pending) => ({ ...pending, text: pending.text + delta })),
};

type Pending = NonNullable<ReturnType<typeof turnState>['pending']>;

const changePending = (change: (pending: Pending) => Pending) => {
  const { pending } = turnState();
  if (pending !== null) changeTurn({ pending: change(pending) });
};

const wordsOf = (error: unknown) =>
  (error instanceof ApiError && EXPLAINED.includes(error.status) ? error.userMessage : undefined) ?? FAILED;

/** The toast about the last failure. */
let complaint: number | null = null;

/** An ended session has its own message. */
const report = (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ tone: 'error', title: 'Error', description: wordsOf(error) });
  complaint = shownToast()?.id ?? null;
};

/** It stays until it is closed, and would lie over the answer to the next try. */
const takeBackComplaint = () => {
  if (complaint !== null && shownToast()?.id === complaint) dismissToast();
  complaint = null;
};
