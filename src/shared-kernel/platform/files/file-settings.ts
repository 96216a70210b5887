import { z } from 'zod';
import { defineSettings } from '../configuration/settings.js';
import { isSet, optionalText, type Variables } from '../configuration/variables.js';
import { type ClamdAddress } from './content/clamd-scanner.js';

export interface S3Settings {
  endpoint: URL;
  /** Where browsers reach the same store. */
  publicEndpoint: URL;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

export abstract class FileSettings {
  /** Absent: files are kept in the data directory. */
  abstract readonly s3: S3Settings | undefined;
  /** Absent: nothing looks for viruses. */
  abstract readonly clamd: ClamdAddress | undefined;
}

const TOGETHER = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'];
const ONLY_WITH_THEM = ['S3_PUBLIC_ENDPOINT', 'S3_REGION'];
/** What every S3 server accepts. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const HOST_AND_PORT = /^(?<host>[\w.-]+):(?<port>\d{1,5})$/;

const endpoint = optionalText.pipe(
  z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
    .refine((text) => isOrigin(text), 'must be an address without a path, such as https://s3.example.org')
    .optional(),
);

export const fileSettings = defineSettings(FileSettings, {
  variables: {
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: endpoint,
    S3_ACCESS_KEY: optionalText,
    S3_SECRET_KEY: optionalText,
    S3_BUCKET: optionalText.pipe(z.string().regex(BUCKET, 'must be the name of a bucket').optional()),
    S3_REGION: z.string().trim().min(1).default('us-east-1'),
    CLAMD_ADDRESS: optionalText.pipe(z.string().regex(HOST_AND_PORT, 'must be a host and a port').optional()),
  },
  problems: incompleteS3,
  value: (env) => ({ s3: s3Of(env), clamd: clamdOf(env.CLAMD_ADDRESS) }),
  printable: ({ s3, clamd }) => ({
    S3_ENDPOINT: s3?.endpoint.origin ?? 'not set: files are kept in DATA_DIR',
    S3_PUBLIC_ENDPOINT: s3?.publicEndpoint.origin ?? 'not set',
    S3_ACCESS_KEY: s3 === undefined ? 'not set' : 'set',
    S3_SECRET_KEY: s3 === undefined ? 'not set' : 'set',
    S3_BUCKET: s3?.bucket ?? 'not set',
    S3_REGION: s3?.region ?? 'not set',
    CLAMD_ADDRESS: clamd === undefined ? 'not set' : `${clamd.host}:${String(clamd.port)}`,
  }),
});

interface S3Variables {
  S3_ENDPOINT?: string | undefined;
  S3_PUBLIC_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
}

function s3Of(env: S3Variables): S3Settings | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET } = env;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY || !S3_BUCKET) return undefined;
  return {
    endpoint: new URL(S3_ENDPOINT),
    publicEndpoint: new URL(env.S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT),
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
  };
}

function clamdOf(address = ''): ClamdAddress | undefined {
  const { host, port } = HOST_AND_PORT.exec(address)?.groups ?? {};
  return host === undefined ? undefined : { host, port: Number(port) };
}

function incompleteS3(variables: Variables): string[] {
  const set = [...TOGETHER, ...ONLY_WITH_THEM].filter((name) => isSet(variables, name));
  const missing = TOGETHER.filter((name) => !isSet(variables, name));
  return set.length > 0 && missing.length > 0
    ? [`${TOGETHER.join(', ')} go together: ${missing.join(', ')} not set`]
    : [];
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}
