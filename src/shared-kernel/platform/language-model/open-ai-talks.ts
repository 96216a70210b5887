import { ModelFailed, type ModelTalk, type ModelTool } from '../../application/language-model.js';
import { chatModel } from './chat-model.js';
import { failureOf } from './failure-of.js';
import { type ModelSettings } from './language-model-settings.js';
import { Patience } from './patience.js';
import { tokensOf } from './tokens-of.js';

const FIRST_PIECE_WITHIN_MS = 8_000;
const NEXT_PIECE_WITHIN_MS = 10_000;
/** Our own patience ends first, and knows why. */
const LAST_RESORT_MS = 60_000;
/** A question, its tools and the answer need two or three. */
const MOST_REQUESTS = 4;
/** A request and its tools are two steps of the agent. */
const MOST_STEPS = 2 * MOST_REQUESTS + 1;
/** Words instead of figures may vary a little. */
const TEMPERATURE = 0.3;
const FINDS_THE_ANSWER = 'model_request';

export interface TalkResult {
  text: string;
  /** Null where the server does not say. */
  tokens: number | null;
}

export type Talk = Pick<
  ModelTalk,
  'instructions' | 'messages' | 'tools' | 'mostAnswerTokens' | 'onText' | 'signal'
>;

/** Talks with a server that speaks OpenAI's chat completions, which may call tools before it answers. */
export class OpenAiTalks {
  constructor(private readonly settings: ModelSettings) {}

  /** @throws ModelFailed */
  async make(talk: Talk): Promise<TalkResult> {
    const model = await chatModel(this.settings, {
      maxTokens: talk.mostAnswerTokens,
      temperature: TEMPERATURE,
      timeoutMs: LAST_RESORT_MS,
    });
    const { createAgent } = await import('langchain');
    const agent = createAgent({
      model,
      tools: await Promise.all(talk.tools.map(agentTool)),
      systemPrompt: talk.instructions,
    });
    const { timeoutMs } = this.settings;
    const patience = new Patience(
      Math.min(FIRST_PIECE_WITHIN_MS, timeoutMs),
      Math.min(NEXT_PIECE_WITHIN_MS, timeoutMs),
    );
    // An agent that nobody listens to any more would go on calling.
    const ended = new AbortController();
    try {
      const pieces = await agent.stream(
        { messages: talk.messages.map(({ from, text }) => ({ role: ROLES[from], content: text })) },
        {
          streamMode: ['updates', 'messages'],
          recursionLimit: MOST_STEPS,
          signal: AbortSignal.any([talk.signal, patience.signal, ended.signal]),
        },
      );
      return await readTalk(pieces as AsyncIterable<readonly [string, unknown]>, talk.onText, patience);
    } catch (error) {
      throw failureOf(error, { isStopped: talk.signal.aborted, isTimeout: patience.signal.aborted });
    } finally {
      ended.abort();
      patience.end();
    }
  }
}

const ROLES = { person: 'user', model: 'assistant' } as const;

async function agentTool({ name, description, inputSchema, run }: ModelTool) {
  const { tool } = await import('langchain');
  return tool((input: unknown) => run(input), {
    name,
    description,
    schema: { type: 'object', ...inputSchema },
  });
}

/** What the stream of an agent consists of, as far as we look at it. */
interface Message {
  content?: unknown;
  tool_calls?: unknown[];
}
type Updates = Readonly<Record<string, { messages?: Message[] } | undefined>>;

/** The answer is the last message that calls no tool. */
async function readTalk(
  pieces: AsyncIterable<readonly [string, unknown]>,
  onText: (piece: string) => void,
  patience: Patience,
): Promise<TalkResult> {
  let tokens: number | null = null;
  let text = '';
  let requests = 0;
  let hasLookedUp = false;
  for await (const [mode, piece] of pieces) {
    patience.renew();
    if (mode === 'messages') {
      if (hasLookedUp) onText(textOfPiece(piece));
      continue;
    }
    const updates = piece as Updates;
    hasLookedUp ||= updates['tools'] !== undefined;
    const message = updates[FINDS_THE_ANSWER]?.messages?.at(-1);
    if (message === undefined) continue;
    const cost = tokensOf(message);
    if (cost !== null) tokens = (tokens ?? 0) + cost;
    requests += 1;
    const callsTools = (message.tool_calls ?? []).length > 0;
    if (callsTools && requests >= MOST_REQUESTS) throw new ModelFailed('of-no-use', tokens);
    text = callsTools ? '' : textOf(message.content);
  }
  if (text.trim() === '') throw new ModelFailed('of-no-use', tokens);
  return { text, tokens };
}

/** Results of tools come along the same way; only what the model itself says is text. */
function textOfPiece(piece: unknown): string {
  const [chunk, about] = piece as [Message & { constructor: { name: string } }, { langgraph_node?: string }];
  const isOfModel = about.langgraph_node === FINDS_THE_ANSWER && chunk.constructor.name === 'AIMessageChunk';
  return isOfModel ? textOf(chunk.content) : '';
}

const textOf = (content: unknown): string => (typeof content === 'string' ? content : '');
