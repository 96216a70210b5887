import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';
import { PDF, upload } from '../support/uploads.js';

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
});
afterAll(() => flyleaf.close());

const open = (address: string, person: Person | null, headers: Record<string, string> = {}) =>
  fetch(`${flyleaf.url}${address}`, {
    headers: { ...headers, ...(person ? { authorization: `Bearer ${person.accessToken}` } : {}) },
  });

describe('a file', () => {
  it('is sent in three calls and opened by its owner', async () => {
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
    expect(reply.status).toBe(200);
  });
});
