import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MALWARE, startClamd } from '../../support/servers/clamd-server.js';
import { query } from '../../support/servers/database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { announce, normalize, PDF, send, upload } from '../../support/data/uploads.js';

interface Item {
  id: string;
  portfolioFile: string | null;
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let clamd: Awaited<ReturnType<typeof startClamd>>;
let flyleaf: RunningApp;
let maya: Person;
let sam: Person;
beforeAll(async () => {
  clamd = await startClamd();
  flyleaf = await startApp({ CLAMD_ADDRESS: clamd.address });
  [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
});
afterAll(async () => {
  await flyleaf.close();
  clamd.stop();
});

const fileOf = async (person: Person, name: string, content: Uint8Array) =>
  (await upload(flyleaf, person, name, content)).body.normalizedPath;
const add = (portfolioFile: string) =>
  call<Item>(flyleaf, maya, 'POST', '/api/portfolio-items', {
    type: 'Writing',
    title: 'Zine',
    portfolioFile,
  });
const status = async (address: string) => (await fetch(`${flyleaf.url}${address}`)).status;

describe('the file of a portfolio item', () => {
  it('is kept with the item, comes back with a deleted one, and can be removed', async () => {
    const zine = await fileOf(maya, 'zine.pdf', PDF);
    const { body: item } = await add(zine);
    await call(flyleaf, maya, 'DELETE', `/api/portfolio-items/${item.id}`);
    const { body: restored } = await add(zine);

    expect([item.portfolioFile, restored.portfolioFile]).toEqual([zine, zine]);
    expect((await add(zine)).status).toBe(400);
    const path = `/api/portfolio-items/${restored.id}`;
    expect(
      (await call<Item>(flyleaf, maya, 'PUT', path, { portfolioFile: null })).body.portfolioFile,
    ).toBeNull();
    expect((await add(zine)).status).toBe(201);
  });

  it('is refused when it is someone else’s', async () => {
    const { status, body } = await add(await fileOf(sam, 'zine.pdf', PDF));

    expect([status, body]).toMatchObject([400, { errors: [{ path: 'portfolioFile' }] }]);
  });
});

describe('the account picture', () => {
  const choose = (path: string | null) =>
    call<{ profileImageUrl: string | null }>(flyleaf, maya, 'POST', '/api/account/picture', { path });
  const shown = async () =>
    (await call<{ profileImageUrl: string }>(flyleaf, maya, 'GET', '/api/auth/me')).body.profileImageUrl;

  it('opens by the address in the account, until another replaces it', async () => {
    const [first, second] = [await fileOf(maya, 'one.png', PICTURE), await fileOf(maya, 'two.png', PICTURE)];
    await choose(first);
    expect(await status(await shown())).toBe(200);

    const { body } = await choose(second);
    expect(body.profileImageUrl).toContain(second);
    expect(await shown()).toContain(second);
    expect((await add(first)).status).toBe(201);
    expect((await choose(null)).body.profileImageUrl).toBeNull();
  });

  it('is refused when the file is no picture', async () => {
    const { status, body } = await choose(await fileOf(maya, 'zine.pdf', PDF));

    expect([status, body]).toMatchObject([400, { errors: [{ path: 'path' }] }]);
  });
});

describe('an infected file', () => {
  it('is removed and refused', async () => {
    const student = await register(flyleaf);
    const { status, body } = await upload(
      flyleaf,
      student,
      'zine.pdf',
      Buffer.concat([PDF, Buffer.from(MALWARE)]),
    );

    expect([status, body]).toMatchObject([400, { code: 'files.infected' }]);
    const rows = 'select id from platform.stored_files where owner_id = $1';
    expect(await query(flyleaf, rows, [student.userId])).toEqual([]);
  });

  it('is not taken while nothing can look at it, and may be sent again', async () => {
    const uploadURL = await announce(flyleaf, sam, { name: 'zine.pdf' });
    await send(uploadURL, PDF);
    clamd.stop();
    expect((await normalize(flyleaf, sam, uploadURL)).status).toBe(503);

    clamd = await startClamd(clamd.port);
    expect((await normalize(flyleaf, sam, uploadURL)).status).toBe(200);
  });
});
