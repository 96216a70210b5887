import { type AnsweredTurn } from '@/api';
import { ApiError } from '@/lib/api/api-error';
import { authorizedFetch } from '@/lib/api/authorized-fetch';
import { serverEvents } from './server-events';

/** The server sends a sign of life every 10 s. */
const IDLE_MS = 25_000;

export type Progress = {
  /** Such as "Wren is looking through 6,300 colleges". */
  onStatus: (words: string) => void;
  /** The next piece of the answer. */
  onText: (delta: string) => void;
};

type Post = Progress & {
  message: string;
  /** The same for every try of one message, so that a lost reply never makes two turns. */
  key: string;
  signal: AbortSignal;
};

/** Sends a message and follows the answer. Throws when it was refused, cut off, or silent for too long. */
export const postMessage = async ({ message, key, signal, ...progress }: Post): Promise<AnsweredTurn> => {
  const silence = new AbortController();
  const stop = () => silence.abort(new Error('Wren did not answer in time.'));
  let timer = setTimeout(stop, IDLE_MS);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, IDLE_MS);
  };

  try {
    const response = await authorizedFetch('/api/chat/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'idempotency-key': key },
      body: JSON.stringify({ message }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw await refusal(response);
    return isStream(response) ? await followStream(response, restart, progress) : await turnIn(response);
  } finally {
    clearTimeout(timer);
  }
};

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.includes('text/event-stream') === true;

const turnIn = async (response: Response) => (await response.json()) as AnsweredTurn;

const refusal = async (response: Response) =>
  new ApiError(response.status, response.statusText, await response.json().catch(() => null));

const followStream = async (
  { body }: Response,
  onBytes: () => void,
  { onStatus, onText }: Progress,
): Promise<AnsweredTurn> => {
  if (body === null) throw new Error('The answer is empty.');
  for await (const { name, data } of serverEvents(body, onBytes)) {
    const value: unknown = JSON.parse(data);
    if (name === 'done') return value as AnsweredTurn;
    if (name === 'error') throw errorIn(value);
    if (name === 'status') onStatus(textIn(value, 'words'));
    if (name === 'text') onText(textIn(value, 'delta'));
  }
  throw new Error('The answer was cut off.');
};

const textIn = (value: unknown, field: string) => {
  const record = value as Record<string, unknown>;
  return typeof record[field] === 'string' ? record[field] : '';
};

const errorIn = (problem: unknown) => {
  const { status } = problem as { status?: unknown };
  return new ApiError(typeof status === 'number' ? status : 500, 'The answer failed', problem);
};
