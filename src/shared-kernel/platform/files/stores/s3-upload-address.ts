import { createHash, createHmac } from 'node:crypto';
import { type S3Settings } from '../file-settings.js';

const ALGORITHM = 'AWS4-HMAC-SHA256';

interface SignedPut {
  key: string;
  /** The browser must send exactly these. */
  headers: Readonly<Record<string, string>>;
  seconds: number;
  now: Date;
}

/**
 * An address for PUT by Signature Version 4 that also binds headers, such as the length of the file. The `minio` client
 * leaves length and type out of what it signs. Keys must need no escaping.
 */
export function s3UploadAddress(settings: S3Settings, { key, headers, seconds, now }: SignedPut): string {
  const { publicEndpoint, bucket, region, accessKey, secretKey } = settings;
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const signed = Object.entries({ ...headers, host: publicEndpoint.host }).toSorted(byName);
  const signedHeaders = signed.map(([name]) => name).join(';');
  const path = `/${bucket}/${key}`;
  const query = Object.entries({
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': [accessKey, ...scope].join('/'),
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': signedHeaders,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const request = ['PUT', path, query, lines, signedHeaders, 'UNSIGNED-PAYLOAD'].join('\n');
  const text = [ALGORITHM, time, scope.join('/'), sha256(request)].join('\n');
  const signingKey = scope.reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretKey}`);
  const signature = createHmac('sha256', signingKey).update(text).digest('hex');
  return `${publicEndpoint.origin}${path}?${query}&X-Amz-Signature=${signature}`;
}

const byName = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (secret: Buffer | string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();
