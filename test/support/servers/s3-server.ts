import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { freePort } from './free-port.js';

export interface S3Server {
  url: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

/** Names of the variables that make the product use this server. */
export const s3Environment = ({ url, accessKey, secretKey }: S3Server) => ({
  S3_ENDPOINT: url,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_BUCKET: 'flyleaf',
});

/** An S3 server in this process. It does not check signatures. */
export async function startS3Server(): Promise<S3Server> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-s3-'));
  const port = await freePort();
  const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory });
  await server.run();
  return {
    url: `http://127.0.0.1:${String(port)}`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    stop: async () => {
      await server.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
