import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../support/database.js';
import { call, type Person, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';

interface Message {
  id: string;
  message: string;
  isBot: boolean;
  kind?: string;
  blocks?: { type: string; variant?: string }[];
}
interface Turn {
  message: Message;
  reply: Message;
  conversation: { id: string; messageCount: number };
}
interface Refused {
  code: string;
  message: string;
}

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());

const aStudent = () => register(flyleaf);
const say = <Body = Turn>(student: Person, message: string) =>
  call<Body>(flyleaf, student, 'POST', '/api/chat/send', { message });
const messagesOf = async (student: Person) =>
  (await call<Message[]>(flyleaf, student, 'GET', '/api/chat/messages')).body;

/** As another server of Flyleaf would, while it answers this student. */
const beginElsewhere = ({ userId }: Person) =>
  query(
    flyleaf,
    `update counseling_chat.conversations set turn_token = gen_random_uuid(), turn_started_at = now()
      where user_id = $1 and is_active`,
    [userId],
  );

describe('a talk with Wren', () => {
  it('is answered, counted and still there after a reload', async () => {
    const maya = await aStudent();
    const { status, body } = await say(maya, '  What should I do next?  ');

    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: { message: 'What should I do next?', isBot: false },
      reply: { isBot: true },
      conversation: { messageCount: 2 },
    });
    expect(body.reply.message).not.toBe('');
    expect(await messagesOf(maya)).toEqual([body.message, body.reply]);
    const stats = await call<{ aiInteractions: number }>(flyleaf, maya, 'GET', '/api/analytics/stats');
    expect(stats.body.aiInteractions).toBe(1);
  });

  it.each([
    ['  ', 'Please write a message first.'],
    ['x'.repeat(2_001), 'Please keep your message under 2,000 characters.'],
  ])('refuses a message that is empty or too long: %#', async (message, words) => {
    const refused = await say<Refused>(await aStudent(), message);

    expect([refused.status, refused.body.message]).toEqual([400, words]);
  });

  it('answers one message at a time', async () => {
    const maya = await aStudent();
    await say(maya, 'Hello');
    await beginElsewhere(maya);
    const refused = await say<Refused>(maya, 'And another thing');

    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Wren is still answering your last message.',
    ]);
    expect(await messagesOf(maya)).toHaveLength(2);
  });
});
