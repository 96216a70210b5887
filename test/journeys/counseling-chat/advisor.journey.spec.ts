import type http from 'node:http';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, waitingForALock } from '../../support/servers/database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp, startAppOver } from '../../support/servers/running-app.js';
import { until } from '../../support/until.js';

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
/** A second server of the same Flyleaf. */
let replica: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
  const nothing = () => Promise.resolve();
  replica = await startAppOver({ url: flyleaf.databaseUrl, drop: nothing, interrupt: nothing });
});
afterAll(async () => {
  await replica.close();
  await flyleaf.close();
});

const STILL_ANSWERING = 'Wren is still answering your last message.';

const aStudent = () => register(flyleaf);
const say = <Body = Turn>(student: Person, message: string, at = flyleaf) =>
  call<Body>(at, student, 'POST', '/api/chat/send', { message });
const messagesOf = async (student: Person) =>
  (await call<Message[]>(flyleaf, student, 'GET', '/api/chat/messages')).body;

/** The same call with other headers. */
const send = (student: Person, message: string, headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${flyleaf.url}/api/chat/send`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${student.accessToken}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ message }),
    ...(signal && { signal }),
  });

/** As another server of Flyleaf would, while it answers this student. */
const beginElsewhere = ({ userId }: Person) =>
  query(
    flyleaf,
    `update counseling_chat.conversations set turn_token = gen_random_uuid(), turn_started_at = now()
      where user_id = $1 and is_active`,
    [userId],
  );

/** Answers wait meanwhile: they look at what was said before. */
async function whileNobodyCanReadMessages(work: () => Promise<void>): Promise<void> {
  const client = await connectTo(flyleaf.databaseUrl);
  await client.query('begin');
  await client.query('lock table counseling_chat.conversation_messages in access exclusive mode');
  await work();
  await client.query('commit');
  await client.end();
}

/** Ends once the server sees that the next request lost its reader. */
const closedNext = () =>
  new Promise((resolve) => {
    const server: http.Server = flyleaf.app.getHttpServer();
    server.once('request', (_request, reply) => reply.once('close', resolve));
  });

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

    expect([refused.status, refused.body.message]).toEqual([409, STILL_ANSWERING]);
    expect(await messagesOf(maya)).toHaveLength(2);
  });

  it('is one talk on two servers, and stores exactly the turns that were answered', async () => {
    const maya = await aStudent();
    const replies = await Promise.all(
      [flyleaf, replica, flyleaf, replica].map((server) => say(maya, 'Hello', server)),
    );
    const answered = replies.filter(({ status }) => status === 201);

    expect(answered.length).toBeGreaterThan(0);
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await messagesOf(maya)).toHaveLength(2 * answered.length);
    expect(new Set(answered.map(({ body }) => body.conversation.id)).size).toBe(1);
  });

  it('answers a message once that a bad connection sends twice', async () => {
    const maya = await aStudent();
    const key = { 'idempotency-key': 'hello-1' };
    const first: unknown = await (await send(maya, 'Hello', key)).json();
    const again = await send(maya, 'Hello', key);

    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(first);
    expect((await send(maya, 'Goodbye', key)).status).toBe(422);
    expect(await messagesOf(maya)).toHaveLength(2);
  });

  it('comes as events to whoever asks for them', async () => {
    const maya = await aStudent();
    const reply = await send(maya, 'Hello', { accept: 'text/event-stream' });
    const text = await reply.text();

    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const done = /event: done\ndata: (.+)\n/.exec(text)?.[1] ?? '{}';
    expect(await messagesOf(maya)).toEqual([
      (JSON.parse(done) as Turn).message,
      (JSON.parse(done) as Turn).reply,
    ]);
  });

  it.each([{}, { accept: 'text/event-stream' }])(
    'leaves nothing of a turn that the student did not wait for: %j',
    async (headers) => {
      const maya = await aStudent();
      const leaving = new AbortController();
      const noticed = closedNext();
      await whileNobodyCanReadMessages(async () => {
        const sent = send(maya, 'Hello', headers, leaving.signal).then((reply) => reply.text());
        await until(async () => (await waitingForALock(flyleaf)) === 1);
        leaving.abort();
        await expect(sent).rejects.toThrow();
        await noticed;
      });

      await expect.poll(async () => (await say(maya, 'Hello again')).status).toBe(201);
      expect(await messagesOf(maya)).toMatchObject([{ message: 'Hello again' }, { isBot: true }]);
    },
  );

  it('ends when the student starts over, and both talks can be read', async () => {
    const maya = await aStudent();
    const { body: first } = await say(maya, 'Hello');
    const begun = await call<{ id: string }>(flyleaf, maya, 'POST', '/api/chat/conversations');
    const { body: second } = await say(maya, 'Hello');

    expect(begun.status).toBe(201);
    expect(second.conversation).toMatchObject({ id: begun.body.id, messageCount: 2 });
    expect(second.conversation.id).not.toBe(first.conversation.id);
    expect(await messagesOf(maya)).toHaveLength(4);
  });

  it('can be cleared by the student', async () => {
    const [maya, noor] = [await aStudent(), await aStudent()];
    await say(maya, 'Hello');
    await say(noor, 'Hello');

    expect((await call(flyleaf, maya, 'DELETE', '/api/chat/messages')).status).toBe(204);
    expect(await messagesOf(maya)).toEqual([]);
    expect(await messagesOf(noor)).toHaveLength(2);
  });

  it('takes a report about an answer, only from whom it was for', async () => {
    const [maya, noor] = [await aStudent(), await aStudent()];
    const { body } = await say(maya, 'Hello');
    const report = async (person: Person, { id }: Message) =>
      (await call(flyleaf, person, 'POST', `/api/chat/messages/${id}/report`, { reason: 'wrong' })).status;

    expect(await report(maya, body.reply)).toBe(204);
    expect(await report(maya, body.reply)).toBe(204);
    expect(await report(maya, body.message)).toBe(404);
    expect(await report(noor, body.reply)).toBe(404);
  });

  it('older than the newest two hundred messages is read page by page', async () => {
    const maya = await aStudent();
    const { body: first } = await say(maya, 'One');
    const { body: second } = await say(maya, 'Two');
    const before = `/api/chat/messages?before=${second.message.id}`;

    expect((await call(flyleaf, maya, 'GET', before)).body).toEqual([first.message, first.reply]);
  });
});

describe('a message that speaks of danger', () => {
  it('gets a card with people to call, and leaves nothing else', async () => {
    const maya = await aStudent();
    const { body } = await say(maya, 'I want to kill myself');
    await jobsFinished(flyleaf, maya);

    expect(body.reply).toMatchObject({
      kind: 'support',
      blocks: [{ type: 'support-card', variant: 'self' }],
      chips: [],
    });
    expect(body.reply.message).toContain('988');
    expect(await messagesOf(maya)).toEqual([body.message, body.reply]);
    const kept = await query(
      flyleaf,
      `select metadata, extracted_data, messages.service_opportunities, lead_score
         from counseling_chat.conversation_messages messages
         join counseling_chat.conversations on conversations.id = conversation_id
        where user_id = $1 order by messages.id`,
      [maya.userId],
    );
    const nothing = { extracted_data: null, service_opportunities: null, lead_score: 0 };
    expect(kept).toEqual([
      { metadata: null, ...nothing },
      { metadata: { kind: 'support' }, ...nothing },
    ]);
    const cards = 'select variant, count from counseling_chat.support_cards';
    expect(await query(flyleaf, cards)).toEqual([{ variant: 'self', count: 1 }]);
    const stats = await call(flyleaf, maya, 'GET', '/api/analytics/stats');
    expect(stats.body['aiInteractions']).toBe(0);
  });
});
