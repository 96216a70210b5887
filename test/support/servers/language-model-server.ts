import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

/** One thing the server can do with a request. */
export type Behavior =
  /** Answers with this, as JSON. */
  | { kind: 'answer'; content: unknown; afterMs?: number; withoutUsage?: boolean }
  /** Answers with words that are no JSON, or with JSON cut short. */
  | { kind: 'words'; content: string }
  | { kind: 'status'; status: number; retryAfterSeconds?: number; body?: string }
  /** A reply that is not what the interface promises. */
  | { kind: 'raw'; body: string }
  /** So many bytes of answer. */
  | { kind: 'bytes'; count: number }
  /** Says this in a stream, word by word; stands still after so many words. */
  | { kind: 'says'; text: string; afterMs?: number; stallsAfterWords?: number }
  /** Calls these tools, in a stream. Arguments given as text go out as they are. */
  | { kind: 'calls'; calls: readonly { name: string; input: unknown }[]; afterMs?: number }
  | { kind: 'silence' };

export interface ReceivedRequest {
  authorization: string | undefined;
  body: CompletionRequest;
  /** As it came. */
  text: string;
  /** Whether the other side hung up before the reply. */
  wasAborted: boolean;
}

interface CompletionRequest {
  model: string;
  messages: { role: string; content: string; name?: string }[];
  stream?: boolean;
  temperature?: number;
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema?: object } };
  tools?: { function: { name: string } }[];
}

export interface LanguageModelServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  requests: ReceivedRequest[];
  /** From now on. */
  always(behavior: Behavior): void;
  /** For the next requests, one each; then again what it always does. */
  next(...behaviors: Behavior[]): void;
  close(): Promise<void>;
}

/** A local server that speaks OpenAI's chat completions, and misbehaves on demand. Each completion has an id of its own. */
export async function startLanguageModelServer(usual: Behavior): Promise<LanguageModelServer> {
  let standing = usual;
  const upcoming: Behavior[] = [];
  const requests: ReceivedRequest[] = [];
  let completions = 0;

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const received = await receive(request);
    requests.push(received);
    reply.on('close', () => (received.wasAborted = !reply.writableFinished));
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      reply.writeHead(404).end();
      return;
    }
    completions += 1;
    await act(upcoming.shift() ?? standing, received.body, reply, `chatcmpl-${completions}`);
  };

  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    always: (behavior) => (standing = behavior),
    next: (...behaviors) => upcoming.push(...behaviors),
    close: () => closed(server),
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const sent = await text(request);
  return {
    authorization: request.headers.authorization,
    body: JSON.parse(sent) as CompletionRequest,
    text: sent,
    wasAborted: false,
  };
}

async function act(
  behavior: Behavior,
  request: CompletionRequest,
  reply: ServerResponse,
  id: string,
): Promise<void> {
  switch (behavior.kind) {
    case 'silence':
      return;
    case 'status':
      reply.writeHead(behavior.status, {
        'content-type': 'application/json',
        ...(behavior.retryAfterSeconds !== undefined && {
          'retry-after': String(behavior.retryAfterSeconds),
        }),
      });
      reply.end(behavior.body ?? JSON.stringify({ error: { message: `Status ${behavior.status}.` } }));
      return;
    case 'raw':
      send(reply, behavior.body);
      return;
    case 'bytes':
      send(reply, JSON.stringify(completion(request, id, 'x'.repeat(behavior.count))));
      return;
    case 'words':
      send(reply, JSON.stringify(completion(request, id, behavior.content)));
      return;
    case 'says':
      if (behavior.afterMs !== undefined) await pause(behavior.afterMs);
      sayInStream(reply, request, id, behavior);
      return;
    case 'calls':
      if (behavior.afterMs !== undefined) await pause(behavior.afterMs);
      callInStream(reply, request, id, behavior.calls);
      return;
    case 'answer': {
      if (behavior.afterMs !== undefined) await pause(behavior.afterMs);
      const { usage, ...rest } = completion(request, id, JSON.stringify(behavior.content));
      send(reply, JSON.stringify(behavior.withoutUsage === true ? rest : { ...rest, usage }));
    }
  }
}

type Delta = Record<string, unknown>;

function streamTo(reply: ServerResponse, { model }: CompletionRequest, id: string) {
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (rest: object) =>
    reply.write(
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created: 1, model, ...rest })}\n\n`,
    );
  return {
    piece: (delta: Delta) => write({ choices: [{ index: 0, delta, finish_reason: null }] }),
    end: (reason: string) => {
      write({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
      write({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 } });
      reply.end('data: [DONE]\n\n');
    },
  };
}

function sayInStream(
  reply: ServerResponse,
  request: CompletionRequest,
  id: string,
  { text: said, stallsAfterWords = Infinity }: { text: string; stallsAfterWords?: number },
): void {
  const stream = streamTo(reply, request, id);
  const words = said.split(/(?<= )/);
  stream.piece({ role: 'assistant', content: '' });
  for (const word of words.slice(0, stallsAfterWords)) stream.piece({ content: word });
  if (words.length <= stallsAfterWords) stream.end('stop');
}

function callInStream(
  reply: ServerResponse,
  request: CompletionRequest,
  id: string,
  calls: readonly { name: string; input: unknown }[],
): void {
  const stream = streamTo(reply, request, id);
  const toolCalls = calls.map(({ name, input }, index) => ({
    index,
    id: `${id}-call-${String(index)}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  stream.piece({ role: 'assistant', content: null, tool_calls: toolCalls });
  stream.end('tool_calls');
}

const send = (reply: ServerResponse, body: string): void => {
  reply.writeHead(200, { 'content-type': 'application/json' });
  reply.end(body);
};

function completion({ model, tools }: CompletionRequest, id: string, content: string) {
  const [tool] = tools ?? [];
  const message =
    tool === undefined
      ? { role: 'assistant', content, refusal: null }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: `${id}-call`,
              type: 'function',
              function: { name: tool.function.name, arguments: content },
            },
          ],
        };
  return {
    id,
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message, finish_reason: tool === undefined ? 'stop' : 'tool_calls' }],
    usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
  };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
