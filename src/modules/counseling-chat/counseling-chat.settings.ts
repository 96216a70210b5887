import { z } from 'zod';
import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';

export abstract class CounselingChatSettings {
  /** Who may be on the lead list: adults, everyone, or nobody. Without a birth date a student counts as a minor. */
  abstract readonly leadScoring: 'adults' | 'all' | 'off';
}

export const counselingChatSettings = defineSettings(CounselingChatSettings, {
  variables: { LEAD_SCORING: z.enum(['adults', 'all', 'off']).default('adults') },
  value: ({ LEAD_SCORING }) => ({ leadScoring: LEAD_SCORING }),
  printable: ({ leadScoring }) => ({ LEAD_SCORING: leadScoring }),
});
