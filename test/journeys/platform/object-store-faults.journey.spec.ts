import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/servers/database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { s3Environment, type S3Server, startS3Server } from '../../support/servers/s3-server.js';
import { type StoreFault, StoreProxy } from '../../support/servers/store-proxy.js';
import { until } from '../../support/until.js';
import { announce, normalize, pdfOf, send, upload, PDF } from '../../support/data/uploads.js';

const TOO_YOUNG = { dateOfBirth: `${String(new Date().getFullYear() - 10)}-05-01` };
/** More than a slow store hands over in time. */
const LARGE = Buffer.concat([...pdfOf(200_000)]);
const MESSAGE = 'We can’t reach our file storage right now. Please try again in a minute.';

let server: S3Server;
let store: StoreProxy;
let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  server = await startS3Server();
  store = await StoreProxy.before(server.url);
  flyleaf = await startApp(s3Environment({ ...server, url: store.url }));
  maya = await register(flyleaf);
});
afterEach(() => {
  store.fault = 'none';
});
afterAll(async () => {
  await flyleaf.close();
  await store.stop();
  await server.stop();
});

describe('an object store (F10)', () => {
  it.each<[StoreFault]>([['closed'], ['forbidden'], ['silent'], ['slow']])(
    'that is %s fails uploads clearly and in time, and nothing else',
    async (fault) => {
      const { normalizedPath } = (await upload(flyleaf, maya, 'before.pdf', LARGE)).body;
      const uploadURL = await announce(flyleaf, maya, { name: 'during.pdf' });
      await send(uploadURL, LARGE);
      store.fault = fault;

      const begun = Date.now();
      const { status, body, headers } = await normalize(flyleaf, maya, uploadURL);
      expect([status, body]).toMatchObject([503, { code: 'files.store-unavailable', message: MESSAGE }]);
      expect(headers.get('retry-after')).toBe('30');
      expect(Date.now() - begun).toBeLessThan(13_000);
      if (fault !== 'slow') expect((await call(flyleaf, maya, 'GET', normalizedPath)).status).toBe(503);

      expect((await call(flyleaf, maya, 'POST', '/api/user-profile', { city: 'Toledo' })).status).toBe(200);
      expect((await fetch(`${flyleaf.url}/health/ready`)).status).toBe(200);
      store.fault = 'none';
      expect((await normalize(flyleaf, maya, uploadURL)).status).toBe(200);
    },
  );

  it('that is down while an account is removed loses its files once it is back', async () => {
    const student = await register(flyleaf);
    await upload(flyleaf, student, 'gone.pdf', PDF);
    const rows = () =>
      query(flyleaf, 'select 1 from platform.stored_files where owner_id = $1', [student.userId]);
    store.fault = 'closed';
    await call(flyleaf, student, 'POST', '/api/user-profile', TOO_YOUNG);
    await until(
      async () =>
        (
          await query(
            flyleaf,
            `select 1 from jobs.job where name = 'RemoveFilesWhenAccountRemoved' and state = 'retry'`,
          )
        ).length > 0,
    );
    expect(await rows()).toHaveLength(1);

    store.fault = 'none';
    await until(async () => (await rows()).length === 0);
  });
});
