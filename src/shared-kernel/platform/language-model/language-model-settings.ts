import { z } from 'zod';
import { defineSettings } from '../configuration/settings.js';
import { isSet, optionalText } from '../configuration/variables.js';

export interface ModelSettings {
  /** Absent: the address of OpenAI itself. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string;
  /** How the shape of an answer is asked for; not every server knows JSON schemas. */
  structuredOutput: 'jsonSchema' | 'functionCalling';
  timeoutMs: number;
  tokensPerDay: number;
  tokensPerDayInTotal: number;
}

export abstract class LanguageModelSettings {
  /** Absent: the product works without a language model. */
  abstract readonly languageModel: ModelSettings | undefined;
}

/** Of OpenAI itself, where only a key is set. */
const USUAL_MODEL = 'gpt-4.1-mini';

const tokens = z.coerce.number().int().min(1).max(1_000_000_000);

export const languageModelSettings = defineSettings(LanguageModelSettings, {
  variables: {
    OPENAI_BASE_URL: optionalText.pipe(
      z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
    ),
    OPENAI_API_KEY: optionalText,
    OPENAI_MODEL: optionalText,
    OPENAI_STRUCTURED_OUTPUT: z.enum(['jsonSchema', 'functionCalling']).default('jsonSchema'),
    OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(30_000),
    MODEL_TOKENS_PER_DAY: tokens.default(60_000),
    MODEL_TOKENS_PER_DAY_TOTAL: tokens.default(2_000_000),
  },
  problems: (variables) =>
    isSet(variables, 'OPENAI_BASE_URL') && !isSet(variables, 'OPENAI_MODEL')
      ? ['OPENAI_MODEL is required with OPENAI_BASE_URL']
      : [],
  value: (env) => ({
    languageModel:
      env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined
        ? undefined
        : {
            baseUrl: env.OPENAI_BASE_URL,
            apiKey: env.OPENAI_API_KEY,
            model: env.OPENAI_MODEL ?? USUAL_MODEL,
            structuredOutput: env.OPENAI_STRUCTURED_OUTPUT,
            timeoutMs: env.OPENAI_TIMEOUT_MS,
            tokensPerDay: env.MODEL_TOKENS_PER_DAY,
            tokensPerDayInTotal: env.MODEL_TOKENS_PER_DAY_TOTAL,
          },
  }),
  printable: ({ languageModel }) =>
    languageModel === undefined
      ? { OPENAI_MODEL: 'not set: no language model' }
      : {
          OPENAI_BASE_URL:
            languageModel.baseUrl === undefined ? 'not set' : new URL(languageModel.baseUrl).origin,
          OPENAI_API_KEY: languageModel.apiKey === undefined ? 'not set' : 'set',
          OPENAI_MODEL: languageModel.model,
          OPENAI_STRUCTURED_OUTPUT: languageModel.structuredOutput,
          MODEL_TOKENS_PER_DAY: languageModel.tokensPerDay,
          MODEL_TOKENS_PER_DAY_TOTAL: languageModel.tokensPerDayInTotal,
        },
});
