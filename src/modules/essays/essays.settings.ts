import { z } from 'zod';
import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';

export abstract class EssaysSettings {
  /** When the language model does not answer: the review is made without it, or it ends in an error. */
  abstract readonly withoutModel: 'built-in' | 'error';
}

export const essaysSettings = defineSettings(EssaysSettings, {
  variables: { ESSAY_MODEL_FALLBACK: z.enum(['on', 'off']).default('on') },
  value: ({ ESSAY_MODEL_FALLBACK }) => ({
    withoutModel: ESSAY_MODEL_FALLBACK === 'on' ? 'built-in' : 'error',
  }),
  printable: ({ withoutModel }) => ({ ESSAY_MODEL_FALLBACK: withoutModel === 'built-in' ? 'on' : 'off' }),
});
