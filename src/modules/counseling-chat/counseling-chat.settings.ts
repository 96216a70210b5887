import { z } from 'zod';
import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';

export abstract class CounselingChatSettings {
  /** Off: nobody is on the lead list. On: adults, and under-18s where an admin turned that on. */
  abstract readonly leadScoring: 'on' | 'off';
}

export const counselingChatSettings = defineSettings(CounselingChatSettings, {
  variables: { LEAD_SCORING: z.enum(['on', 'off']).default('on') },
  value: ({ LEAD_SCORING }) => ({ leadScoring: LEAD_SCORING }),
  printable: ({ leadScoring }) => ({ LEAD_SCORING: leadScoring }),
});
