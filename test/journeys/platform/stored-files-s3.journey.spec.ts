import { afterAll } from 'vitest';
import { s3Environment, type S3Server, startS3Server } from '../../support/servers/s3-server.js';
import { describeStoredFiles } from '../../support/stored-files-suite.js';

let server: S3Server | undefined;
afterAll(() => server?.stop());

describeStoredFiles('an S3 server', async () => {
  server = await startS3Server();
  return s3Environment(server);
});
