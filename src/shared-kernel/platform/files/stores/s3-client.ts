import { Client } from 'minio';
import http from 'node:http';
import https from 'node:https';
import { type S3Settings } from '../file-settings.js';

/** Without a byte in either direction for this long, the store counts as down. */
const SILENCE_MS = 5_000;

/** The client itself waits for ever. */
function impatient(transport: typeof http | typeof https) {
  const request = (
    options: http.RequestOptions | string | URL,
    onResponse?: (response: http.IncomingMessage) => void,
  ) => {
    const sent = transport.request(options, onResponse);
    return sent.setTimeout(SILENCE_MS, () => sent.destroy(new Error('The store is silent.')));
  };
  return { request } as Pick<typeof http, 'request'>;
}

export const s3Client = ({ accessKey, secretKey, region }: S3Settings, endpoint: URL): Client => {
  const useSSL = endpoint.protocol === 'https:';
  const defaultPort = useSSL ? 443 : 80;
  return new Client({
    endPoint: endpoint.hostname,
    port: endpoint.port === '' ? defaultPort : Number(endpoint.port),
    useSSL,
    accessKey,
    secretKey,
    region,
    pathStyle: true,
    transport: impatient(useSSL ? https : http),
    // Its retries write to the console; the caller can try again.
    retryOptions: { disableRetry: true },
  });
};
