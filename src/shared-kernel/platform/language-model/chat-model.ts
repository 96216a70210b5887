import { boundedFetch } from './bounded-fetch.js';
import { type ModelSettings } from './language-model-settings.js';

/** With these set, LangChain would send every question to another service. */
const TRACING = ['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING', 'LANGCHAIN_TRACING_V2'];

export interface ChatModelOptions {
  maxTokens: number;
  temperature: number;
  /** Of one request, where the configured one is not meant. */
  timeoutMs?: number;
}

/** Loaded with the first call: it costs half a second and much memory, which a server without a model never pays. */
export async function chatModel(
  settings: ModelSettings,
  { maxTokens, temperature, timeoutMs = settings.timeoutMs }: ChatModelOptions,
) {
  for (const name of TRACING) Reflect.deleteProperty(process.env, name);
  const { ChatOpenAI } = await import('@langchain/openai');
  return new ChatOpenAI({
    model: settings.model,
    apiKey: settings.apiKey ?? 'none',
    temperature,
    maxTokens,
    maxRetries: 0,
    timeout: timeoutMs,
    useResponsesApi: false,
    configuration: { baseURL: settings.baseUrl, fetch: boundedFetch, logLevel: 'off' },
  });
}
