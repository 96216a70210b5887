import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectStore } from '#shared-kernel/application/object-store.js';
import { SweepFiles } from '#shared-kernel/platform/files/sweep-files.schedule.js';
import { query } from './servers/database.js';
import { call, type Person, register } from './data/people.js';
import { type RunningApp, startApp } from './servers/running-app.js';
import { until } from './until.js';
import { announce, normalize, PDF, pdfOf, send, upload } from './data/uploads.js';

const MAX_BYTES = 52_428_800;
const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const TOO_YOUNG = { dateOfBirth: `${String(new Date().getFullYear() - 10)}-05-01` };

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

/** What is true of files in every store. `environment` starts the store and returns the product's settings for it. */
export const describeStoredFiles = (name: string, environment: () => Promise<Record<string, string>>) =>
  describe(`files in ${name}`, () => {
    let flyleaf: RunningApp;
    let maya: Person;
    let sam: Person;
    beforeAll(async () => {
      flyleaf = await startApp({
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...(await environment()),
      });
      maya = await register(flyleaf);
      sam = await register(flyleaf);
    });
    afterAll(() => flyleaf.close());

    const open = (
      address: string,
      person: Pick<Person, 'accessToken'> | null,
      headers: Record<string, string> = {},
    ) =>
      fetch(new URL(address, flyleaf.url), {
        headers: { ...headers, ...(person ? { authorization: `Bearer ${person.accessToken}` } : {}) },
      });
    const factsOf = (person: Person, normalizedPath: string) =>
      call<{ name: string; url: string }>(
        flyleaf,
        person,
        'GET',
        `/api/uploads/${normalizedPath.split('/')[3] ?? ''}`,
      );
    const rowsOf = ({ userId }: Person) =>
      query<{ state: string }>(flyleaf, 'select * from platform.stored_files where owner_id = $1', [userId]);
    const objectsOf = async ({ userId }: Person) => {
      const keys: string[] = [];
      const store = flyleaf.app.get(ObjectStore, { strict: false });
      for await (const { key } of store.list(`${userId}/`)) keys.push(key);
      return keys;
    };
    const sweep = () => flyleaf.app.get(SweepFiles, { strict: false }).handle();
    const aDayLater = ({ userId }: Person) =>
      query(
        flyleaf,
        `update platform.stored_files set unused_since = unused_since - interval '25 hours' where owner_id = $1`,
        [userId],
      );

    it('are sent in three calls, and opened only by their owner', async () => {
      const { status, body } = await upload(flyleaf, maya, 'My drawings.pdf', PDF);

      expect([status, body]).toEqual([
        200,
        {
          normalizedPath: expect.stringMatching(
            new RegExp(`^/objects/${maya.userId}/[\\da-f-]{36}$`),
          ) as string,
          name: 'My drawings.pdf',
          size: PDF.length,
          contentType: 'application/pdf',
        },
      ]);
      const reply = await open(body.normalizedPath, maya);
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(PDF);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'content-disposition': `attachment; filename="My drawings.pdf"; filename*=UTF-8''My%20drawings.pdf`,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect((await open(body.normalizedPath, sam)).status).toBe(404);
      expect((await open(body.normalizedPath, null)).status).toBe(401);
      expect((await factsOf(sam, body.normalizedPath)).status).toBe(404);
    });

    it('are opened without a token by the link in their facts', async () => {
      const { body } = await upload(flyleaf, maya, 'photo.png', png);
      const facts = await factsOf(maya, body.normalizedPath);
      expect(facts.body).toEqual({
        name: 'photo.png',
        size: png.length,
        contentType: 'image/png',
        url: expect.any(String) as string,
      });

      const reply = await open(facts.body.url, null);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(reply.headers.get('content-disposition')).toContain('attachment; filename="photo.png"');
      expect((await open(facts.body.url, null)).status).toBe(200);
    });

    it('are opened in parts, as players ask for them', async () => {
      const { normalizedPath } = (await upload(flyleaf, maya, 'part.pdf', PDF)).body;
      const partOf = async (range: string) => {
        const reply = await open(normalizedPath, maya, { range });
        return [reply.status, reply.headers.get('content-range'), await reply.text()];
      };

      expect(await partOf('bytes=0-3')).toEqual([206, `bytes 0-3/${String(PDF.length)}`, '%PDF']);
      expect(await partOf('bytes=-3')).toEqual([
        206,
        `bytes ${String(PDF.length - 3)}-${String(PDF.length - 1)}/${String(PDF.length)}`,
        's.\n',
      ]);
      expect(await partOf('bytes=9999-')).toEqual([416, `bytes */${String(PDF.length)}`, '']);
      expect((await partOf('bytes=0-1,4-5'))[0]).toBe(200);
    });

    it('are opened by an admin, and their owner can see that', async () => {
      const { normalizedPath } = (await upload(flyleaf, maya, 'seen.pdf', PDF)).body;
      const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
      expect((await open(normalizedPath, body.tokens)).status).toBe(200);

      const activity = await call<{ items: object[] }>(flyleaf, maya, 'GET', '/api/account/activity');
      expect(activity.body.items[0]).toMatchObject({ kind: 'file-opened', byYou: false });
    });

    it('are checked twice with the same answer', async () => {
      const uploadURL = await announce(flyleaf, maya, { name: 'twice.pdf' });
      await send(uploadURL, PDF);
      const first = await normalize(flyleaf, maya, uploadURL);
      const second = await normalize(flyleaf, maya, uploadURL);

      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
    });

    it('cannot be replaced once they are checked', async () => {
      const uploadURL = await announce(flyleaf, maya, { name: 'final.pdf' });
      await send(uploadURL, PDF);
      const { normalizedPath } = (await normalize(flyleaf, maya, uploadURL)).body;
      await send(uploadURL, Buffer.from('%PDF-1.7 something else'));
      await normalize(flyleaf, maya, uploadURL);

      const reply = await open(normalizedPath, maya);
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(PDF);
    });

    it('of someone else are not found by the check (S41)', async () => {
      const uploadURL = await announce(flyleaf, maya, { name: 'mine.pdf' });
      await send(uploadURL, PDF);

      expect((await normalize(flyleaf, sam, uploadURL)).status).toBe(404);
      expect((await normalize(flyleaf, maya, uploadURL)).status).toBe(200);
    });

    it('that have not arrived are not found by the check', async () => {
      const uploadURL = await announce(flyleaf, maya, { name: 'never-sent.pdf' });
      const { status, body } = await normalize(flyleaf, maya, uploadURL);

      expect([status, body]).toMatchObject([
        404,
        { message: 'We can’t find this file. Please upload it again.' },
      ]);
    });

    it.each([
      ['a program under the name of a picture', 'photo.png', Buffer.from('MZ\u0090\0\u0003 a program')],
      [
        'a page under the name of a text',
        'notes.txt',
        Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'),
      ],
      ['a picture under the name of a PDF', 'essay.pdf', png],
    ])('are refused and removed: %s (S37)', async (_what, name, content) => {
      const student = await register(flyleaf);
      const { status, body } = await upload(flyleaf, student, name, content);

      expect([status, body]).toMatchObject([
        400,
        { message: expect.stringContaining('doesn’t match its name') as string },
      ]);
      expect([await objectsOf(student), await rowsOf(student)]).toEqual([[], []]);
    });

    it('of 50 MB are taken; one byte more is refused and removed', async () => {
      const [student, other] = [await register(flyleaf), await register(flyleaf)];
      const sizes = [MAX_BYTES, MAX_BYTES + 1];
      const [fits, tooLarge] = await Promise.all(
        sizes.map(async (size, n) => {
          const person = n === 0 ? student : other;
          const uploadURL = await announce(flyleaf, person, { name: 'film.pdf' });
          const content = Buffer.concat([...pdfOf(size)]);
          // As a person would, who tries again after the connection was lost.
          const sent = await until(() => send(uploadURL, content).catch(() => null));
          return sent.status === 413 ? 413 : (await normalize(flyleaf, person, uploadURL)).status;
        }),
      );

      expect([fits, tooLarge]).toEqual([200, 413]);
      expect(await objectsOf(other)).toEqual([]);
    });

    it('that are cut off at 80 % leave nothing behind', async () => {
      const student = await register(flyleaf);
      const uploadURL = await announce(flyleaf, student, { name: 'cut.pdf', size: 1_000_000 });
      const request = http.request(uploadURL, { method: 'PUT', headers: { 'content-length': '1000000' } });
      request.on('error', () => undefined);
      request.write(Buffer.concat([...pdfOf(800_000)]));
      // Some of it has arrived.
      await until(() => request.socket !== null && request.socket.bytesWritten > 800_000);
      request.destroy();

      // A store may keep the part that arrived; the check notices that.
      expect([400, 404]).toContain((await normalize(flyleaf, student, uploadURL)).status);
      await until(async () => (await objectsOf(student)).length === 0);
      expect((await normalize(flyleaf, student, uploadURL)).status).toBe(404);
    });

    it('that belong to nothing are removed after a day; others stay', async () => {
      const student = await register(flyleaf);
      const unchecked = await announce(flyleaf, student, { name: 'unchecked.pdf' });
      await send(unchecked, PDF);
      const { normalizedPath } = (await upload(flyleaf, student, 'unused.pdf', PDF)).body;
      await sweep();
      expect((await objectsOf(student)).length).toBe(2);

      await aDayLater(student);
      await upload(flyleaf, student, 'new.pdf', PDF);
      await sweep();
      expect(await objectsOf(student)).toHaveLength(1);
      expect(await rowsOf(student)).toMatchObject([{ name: 'new.pdf' }]);
      expect((await open(normalizedPath, student)).status).toBe(404);
    });

    it('are gone with the account', async () => {
      const student = await register(flyleaf);
      await upload(flyleaf, student, 'gone.pdf', PDF);
      await send(await announce(flyleaf, student, { name: 'half-way.pdf' }), PDF);
      expect((await objectsOf(student)).length).toBe(2);
      const removal = await call(flyleaf, student, 'POST', '/api/user-profile', TOO_YOUNG);
      expect(removal.status).toBe(400);

      await until(async () => (await rowsOf(student)).length === 0);
      expect(await objectsOf(student)).toEqual([]);
    });

    it('cannot be more than 200, or 500 MB, of one account', async () => {
      const [many, large] = [await register(flyleaf), await register(flyleaf)];
      await query(
        flyleaf,
        `insert into platform.stored_files (id, owner_id, name, size, content_type, state)
       select gen_random_uuid(), $1::uuid, 'a.pdf', 1, 'application/pdf', 'stored' from generate_series(1, 200)
       union all
       select gen_random_uuid(), $2::uuid, 'a.pdf', 52428800, 'application/pdf', 'stored' from generate_series(1, 10)`,
        [many.userId, large.userId],
      );
      const refusalOf = async (person: Person) =>
        (await call(flyleaf, person, 'POST', '/api/objects/upload', { name: 'b.pdf', size: 1 })).body[
          'message'
        ];

      expect(await refusalOf(many)).toBe(
        'You have 200 files, which is the most. Please remove one you don’t need.',
      );
      expect(await refusalOf(large)).toBe(
        'Your files may take up 500MB together. Please remove one you don’t need.',
      );
    });

    it.each([
      ['../../etc/passwd.pdf', 400],
      ['..\\windows.pdf', 400],
      ['line\r\nset-cookie: a=b.pdf', 400],
      ['turned\u202Efdp.exe.pdf', 400],
      ['program.exe', 400],
      ['picture.svg', 400],
      ['no-extension', 400],
      [`${'x'.repeat(252)}.pdf`, 400],
    ])('are refused by the name %j', async (name, status) => {
      expect((await call(flyleaf, maya, 'POST', '/api/objects/upload', { name })).status).toBe(status);
    });

    it.each([
      '"quoted"; filename=x.exe.pdf',
      'Résumé ✎ 絵 (1).pdf',
      "it's 100% *mine*;\t.pdf".replace('\t', ''),
    ])('keep the name %j in a header that holds nothing else (S42)', async (name) => {
      const { normalizedPath } = (await upload(flyleaf, maya, name, PDF)).body;
      const header = (await open(normalizedPath, maya)).headers.get('content-disposition') ?? '';
      const [, plain = '', encoded = ''] =
        /^attachment; filename="([\w. ()-]+)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(header) ?? [];

      expect(plain).toMatch(/\.pdf$/);
      expect(decodeURIComponent(encoded)).toBe(name);
    });
  });
