import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

/** Without a byte in either direction for this long, the store counts as down. */
const SILENCE_MS = 5_000;

/**
 * Sends content to an address for PUT while it is read. The `minio` client would hold each part of it in memory, and asks for earlier
 * parts in a way that not every S3 server knows. After a failure there is no object: a server keeps only what came whole.
 */
export async function putToS3(
  address: string,
  content: AsyncIterable<Uint8Array>,
  size: number,
): Promise<void> {
  const { request } = address.startsWith('https:') ? https : http;
  const sending = request(address, { method: 'PUT', headers: { 'content-length': String(size) } });
  sending.setTimeout(SILENCE_MS, () => sending.destroy(new Error('The store is silent.')));
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });
  // A server that refuses may answer before it has everything.
  const sent = pipeline(content, sending).then(() => answer);
  const reply = await Promise.race([answer, sent]);
  const said = await text(reply);
  if (reply.statusCode !== 200) throw new S3PutRefused(reply.statusCode ?? 0, said);
}

class S3PutRefused extends Error {
  /** The server's own word for what is wrong, such as `NoSuchBucket`. */
  readonly code: string;

  constructor(status: number, said: string) {
    super(`The store refused the file with status ${String(status)}.`);
    this.code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
  }
}
