import { type AnswerShape, ModelFailed } from '../../application/language-model.js';
import { chatModel } from './chat-model.js';
import { failureOf } from './failure-of.js';
import { type ModelSettings } from './language-model-settings.js';
import { tokensOf } from './tokens-of.js';

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

/** Single calls to a server that speaks OpenAI's chat completions. */
export class OpenAiCalls {
  constructor(private readonly settings: ModelSettings) {}

  /** @throws ModelFailed */
  async make({ instructions, material, shape, mostAnswerTokens, signal }: ModelCall): Promise<CallResult> {
    const client = await chatModel(this.settings, { maxTokens: mostAnswerTokens, temperature: 0 });
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
}
