import { type AnswerShape, ModelFailed, type ModelFailure } from '../../application/language-model.js';
import { boundedFetch } from './bounded-fetch.js';
import { type ModelSettings } from './language-model-settings.js';

export interface ModelCall {
  instructions: string;
  material: string;
  shape: AnswerShape;
  mostAnswerTokens: number;
  signal: AbortSignal;
}

export interface CallResult {
  answer: unknown;
  /** Null where the server does not say. */
  tokens: number | null;
}

/** With these set, LangChain would send every question to another service. */
const TRACING = ['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING', 'LANGCHAIN_TRACING_V2'];

/** Single calls to a server that speaks OpenAI's chat completions. */
export class OpenAiCalls {
  constructor(private readonly settings: ModelSettings) {}

  /** @throws ModelFailed */
  async make({ instructions, material, shape, mostAnswerTokens, signal }: ModelCall): Promise<CallResult> {
    const client = await this.client(mostAnswerTokens);
    const timeout = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      const structured = client.withStructuredOutput(shape.jsonSchema, {
        name: shape.name,
        method: this.settings.structuredOutput,
        strict: true,
        includeRaw: true,
      });
      const { parsed, raw }: { parsed: unknown; raw: unknown } = await structured.invoke(
        [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
        { signal: AbortSignal.any([signal, timeout]) },
      );
      const tokens = tokensOf(raw);
      if (parsed === null || parsed === undefined) throw new ModelFailed('not-the-shape', tokens);
      return { answer: parsed, tokens };
    } catch (error) {
      throw failureOf(error, { isStopped: signal.aborted, isTimeout: timeout.aborted });
    }
  }

  /** Loaded with the first call: it costs half a second and much memory, which a server without a model never pays. */
  private async client(maxTokens: number) {
    for (const name of TRACING) Reflect.deleteProperty(process.env, name);
    const { ChatOpenAI } = await import('@langchain/openai');
    return new ChatOpenAI({
      model: this.settings.model,
      apiKey: this.settings.apiKey ?? 'none',
      temperature: 0,
      maxTokens,
      maxRetries: 0,
      timeout: this.settings.timeoutMs,
      useResponsesApi: false,
      configuration: { baseURL: this.settings.baseUrl, fetch: boundedFetch, logLevel: 'off' },
    });
  }
}

function tokensOf(raw: unknown): number | null {
  const usage = (raw as { usage_metadata?: { total_tokens?: unknown } } | null)?.usage_metadata;
  return typeof usage?.total_tokens === 'number' ? usage.total_tokens : null;
}

/** Messages of the packages may repeat what was sent or answered, so nothing of them is kept. */
function failureOf(
  error: unknown,
  { isStopped, isTimeout }: { isStopped: boolean; isTimeout: boolean },
): ModelFailed {
  const cause = causes(error).find((candidate) => candidate instanceof ModelFailed);
  if (cause !== undefined) return cause;
  if (isStopped) return new ModelFailed('stopped', null);
  if (isTimeout || nameOf(error) === 'TimeoutError') return new ModelFailed('timed-out', null);
  const status = statusOf(error);
  return status === undefined
    ? new ModelFailed('not-the-shape', null)
    : new ModelFailed(failureOfStatus(status));
}

function failureOfStatus(status: number): ModelFailure {
  if (status === 429) return 'busy';
  return status >= 500 ? 'failing' : 'refused';
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const statusOf = (error: unknown): number | undefined => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
};
