import { describe, expect, it } from 'vitest';
import { Settings } from '#shared-kernel/platform/configuration/settings.js';
import { CatalogueSettings, catalogueSettings } from './catalogue.settings.js';

const problemsIn = (variables: Record<string, string>) => catalogueSettings.problemsIn(variables);

describe('the settings of the catalogue', () => {
  it('default to the national service with its demonstration key', () => {
    expect(Settings.read({}, [catalogueSettings]).get(CatalogueSettings)).toEqual({
      scorecard: { url: 'https://api.data.gov/ed/collegescorecard/v1', key: 'DEMO_KEY', paceMs: 1000 },
      refreshAt: undefined,
    });
  });

  it('refuse a service, a key or a pace that cannot be used', () => {
    expect(
      problemsIn({ SCORECARD_API_URL: 'ftp://x', SCORECARD_API_KEY: 'a b', SCORECARD_API_PACE_MS: 'slow' }),
    ).toEqual([
      expect.stringContaining('SCORECARD_API_URL'),
      expect.stringContaining('SCORECARD_API_KEY'),
      expect.stringContaining('SCORECARD_API_PACE_MS'),
    ]);
  });

  it.each(['30 3 * * *', '0 0 1 jan mon', '*/15 2-4 1,15 * 1-5', '0 4 * * 7'])(
    'refresh at "%s"',
    (CATALOGUE_REFRESH_CRON) => {
      expect(problemsIn({ CATALOGUE_REFRESH_CRON })).toEqual([]);
    },
  );

  it.each([
    'nightly',
    '* * * *',
    '60 3 * * *',
    '0 24 * * *',
    '0 3 0 * *',
    '0 3 * 13 *',
    '5-1 * * * *',
    '*/0 * * * *',
    '*-3 * * * *',
  ])('do not refresh at "%s"', (CATALOGUE_REFRESH_CRON) => {
    expect(problemsIn({ CATALOGUE_REFRESH_CRON })).toEqual([
      expect.stringContaining('CATALOGUE_REFRESH_CRON'),
    ]);
  });
});
