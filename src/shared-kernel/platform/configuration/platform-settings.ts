import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { PRODUCT_NAME } from '../product-name.js';
import { defineSettings } from './settings.js';
import { isProduction, isSet, optionalText } from './variables.js';

export abstract class PlatformSettings {
  abstract readonly mode: 'development' | 'production' | 'test';
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly publicUrl: string;
  abstract readonly dataDir: string;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  abstract readonly databaseUrl: string | undefined;
  /** How many times longer than usual a request may wait for the database. */
  abstract readonly databasePatience: number;
  /** Without an SMTP address, emails are written to files under `dataDir`. */
  abstract readonly mail: { smtpUrl: string | undefined; from: string };
  /** The proxies whose X-Forwarded-For is believed. */
  abstract readonly trustedProxies: readonly string[];
  abstract readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Forms that Fastify accepts: addresses, networks, and its names for families of them. */
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
    'must be a list of addresses or networks, such as 10.0.0.0/8, separated by commas',
  );

/** `name <address>` or an address alone. A line break would start another header. */
const sender = z
  .string()
  .regex(
    /^(?:[^\p{Cc}<>@]*<[^\p{Cc}<>@\s]+@[^\p{Cc}<>@\s]+>|[^\p{Cc}<>@\s]+@[^\p{Cc}<>@\s]+)$/u,
    'must be an email address',
  );

export const platformSettings = defineSettings(PlatformSettings, {
  variables: {
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: optionalText.pipe(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
        .optional(),
    ),
    DATABASE_PATIENCE: z.coerce.number().min(1).max(20).default(1),
    SMTP_URL: optionalText.pipe(
      z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
    ),
    MAIL_FROM: optionalText.pipe(sender.optional()),
    TRUSTED_PROXY: optionalText.pipe(networks.optional()),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  },
  problems: (variables) =>
    ['DATABASE_URL', 'PUBLIC_URL']
      .filter((name) => isProduction(variables) && !isSet(variables, name))
      .map((name) => `${name} is required in production`),
  value: (env) => {
    const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
    return {
      mode: env.NODE_ENV,
      port: env.PORT,
      host: env.HOST,
      publicUrl,
      dataDir: path.resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL,
      databasePatience: env.DATABASE_PATIENCE,
      mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? defaultSender(publicUrl) },
      trustedProxies: env.TRUSTED_PROXY ?? [],
      logLevel: env.LOG_LEVEL,
    };
  },
  printable: (settings) => ({
    NODE_ENV: settings.mode,
    PORT: settings.port,
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl === undefined ? 'not set: embedded PostgreSQL' : 'set',
    DATABASE_PATIENCE: String(settings.databasePatience),
    SMTP_URL: settings.mail.smtpUrl === undefined ? 'not set: emails go to files' : 'set',
    MAIL_FROM: settings.mail.from,
    TRUSTED_PROXY: settings.trustedProxies.join(',') || 'none',
    LOG_LEVEL: settings.logLevel,
  }),
});

/** An IP address cannot be the domain of a sender. */
function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return `${PRODUCT_NAME} <no-reply@${isName ? hostname : 'localhost'}>`;
}
