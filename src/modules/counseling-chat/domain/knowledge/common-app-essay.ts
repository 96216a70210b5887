import { type Figure } from '../figures/figure.js';

/** The Common App’s own instructions for 2026-27; looked up on November 23, 2026. */
const limit = (value: number): Figure => ({
  value,
  unit: 'words',
  label: 'word-limit',
  about: 'all',
  source: 'common-app',
  year: '2026-27',
  said: 'rule',
});

export const COMMON_APP_ESSAY = { least: limit(250), most: limit(650) } as const;
