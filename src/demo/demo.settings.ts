import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';
import { flag, isProduction, optionalText } from '#shared-kernel/platform/configuration/variables.js';

export abstract class DemoSettings {
  /** Whether there is a demo student. */
  abstract readonly demoData: boolean;
}

export const demoSettings = defineSettings(DemoSettings, {
  variables: { DEMO_DATA: flag.optional(), NODE_ENV: optionalText, DATABASE_URL: optionalText },
  problems: (variables) =>
    isProduction(variables) && variables['DEMO_DATA'] === 'true'
      ? ['DEMO_DATA is refused in production']
      : [],
  value: ({ DEMO_DATA, NODE_ENV = 'development', DATABASE_URL }) => ({
    demoData: DEMO_DATA ?? (NODE_ENV === 'development' && DATABASE_URL === undefined),
  }),
  printable: ({ demoData }) => ({ DEMO_DATA: demoData }),
});
