import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import {
  type CatalogueSettings,
  catalogueSettingsOf,
  complaintsAboutCatalogue,
} from './catalogue-settings.js';
import { type BudgetPlan } from '../../application/budget.js';
import { PRODUCT_NAME } from '../../domain/product.js';
import { budgetsOf, complaintsAboutBudgets } from './budgets.js';
import { complaintsAboutProvider, type ProviderSettings, providerSettingsOf } from './provider-settings.js';

const MINIMUM_SECRET_LENGTH = 32;

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** What Fastify understands: addresses, networks, and its names for whole families of them. */
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 &&
    longest > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest))
  );
};
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isNetwork),
    'must list addresses or networks, such as 10.0.0.0/8, by commas',
  );

/** `name <address>` or an address alone. A line break would begin another header. */
const sender = z
  .string()
  .regex(
    /^(?:[^\p{Cc}<>@]*<[^\p{Cc}<>@\s]+@[^\p{Cc}<>@\s]+>|[^\p{Cc}<>@\s]+@[^\p{Cc}<>@\s]+)$/u,
    'must be an e-mail address',
  );

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalText.pipe(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  JWT_SECRET: optionalText.pipe(
    z
      .string()
      .min(MINIMUM_SECRET_LENGTH, `must have at least ${MINIMUM_SECRET_LENGTH} characters`)
      .optional(),
  ),
  ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  ADMIN_PASSWORD: optionalText,
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  DEMO_DATA: flag.optional(),
  SMTP_URL: optionalText.pipe(
    z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  ),
  MAIL_FROM: optionalText.pipe(sender.optional()),
  TRUSTED_PROXY: optionalText.pipe(networks.optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Variables = Record<string, string | undefined>;

/** What one variable cannot tell alone. Works on the raw variables, so that it reports beside the other errors. */
function combinedComplaints(variables: Variables): string[] {
  const isSet = (name: string) => (variables[name] ?? '').trim() !== '';
  const complaints: string[] = [];

  if (isSet('ADMIN_EMAIL') !== isSet('ADMIN_PASSWORD'))
    complaints.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither');
  if (variables['NODE_ENV'] !== 'production') return complaints;

  for (const name of ['JWT_SECRET', 'DATABASE_URL', 'PUBLIC_URL'])
    if (!isSet(name)) complaints.push(`${name} is required in production`);
  if (isWeak(variables['JWT_SECRET'] ?? ''))
    complaints.push('JWT_SECRET is too easy to guess: use random characters');
  if (variables['DEMO_DATA'] === 'true') complaints.push('DEMO_DATA is refused in production');
  return complaints;
}

/** Few different characters, or one of the placeholders people forget to replace. */
const isWeak = (secret: string): boolean =>
  (secret.length >= MINIMUM_SECRET_LENGTH && new Set(secret).size < 12) ||
  /change.?me|your.?secret|example|default/i.test(secret);

/** Everything the process reads from its environment, checked once. */
export interface Configuration {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Absent outside production: generated and kept under `dataDir`. */
  jwtSecret: string | undefined;
  admin: { email: string; password: string } | undefined;
  /** Whether an admin without a second factor may do more than add one. */
  adminSecondFactor: 'optional' | 'required';
  demoData: boolean;
  mail: {
    /** Absent: letters are written to files under `dataDir`. */
    smtpUrl: string | undefined;
    from: string;
  };
  /** Whose X-Forwarded-For counts; nobody's where empty. */
  trustedProxies: readonly string[];
  budgets: BudgetPlan;
  /** Absent: nobody is offered to sign in with a provider. */
  provider: ProviderSettings | undefined;
  catalogue: CatalogueSettings;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Names every wrong variable at once, one per line; values are never repeated, they may be secrets. */
export class InvalidEnvironment extends Error {
  constructor(readonly complaints: readonly string[]) {
    super(['The environment is not usable:', ...complaints.map((complaint) => `  ${complaint}`)].join('\n'));
    this.name = 'InvalidEnvironment';
  }
}

export function readEnvironment(variables: Variables): Configuration {
  const parsed = environmentSchema.safeParse(variables);
  const complaints = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...combinedComplaints(variables),
    ...complaintsAboutBudgets(variables),
    ...complaintsAboutProvider(variables),
    ...complaintsAboutCatalogue(variables),
  ];
  if (!parsed.success || complaints.length > 0) throw new InvalidEnvironment(complaints);

  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    admin:
      env.ADMIN_EMAIL !== undefined && env.ADMIN_PASSWORD !== undefined
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    demoData: env.DEMO_DATA ?? (env.NODE_ENV === 'development' && env.DATABASE_URL === undefined),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? senderOf(publicUrl) },
    trustedProxies: env.TRUSTED_PROXY ?? [],
    budgets: budgetsOf(variables),
    provider: providerSettingsOf(variables),
    catalogue: catalogueSettingsOf(variables),
    logLevel: env.LOG_LEVEL,
  };
}

/** A number is no domain to write from. */
const senderOf = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return `${PRODUCT_NAME} <no-reply@${isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost'}>`;
};
