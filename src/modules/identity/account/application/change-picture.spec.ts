import { beforeEach, describe, expect, it } from 'vitest';
import { FileNotUsable } from '#shared-kernel/platform/files/file.errors.js';
import { InMemoryStoredFiles } from '#shared-kernel/testing/in-memory-stored-files.js';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { UnusablePicture } from '../domain/account.errors.js';
import { type Account } from '../domain/account.js';
import { requireUsablePicture } from '../domain/picture.js';
import { ChangePicture, ChangePictureHandler } from './change-picture.js';

let identity: InMemoryIdentity;
let files: InMemoryStoredFiles;
let maya: Account;
beforeEach(async () => {
  identity = new InMemoryIdentity();
  files = new InMemoryStoredFiles();
  maya = await identity.addAccount();
});

const change = (address: string | null) =>
  new ChangePictureHandler(identity.accounts, files, identity.unitOfWork, identity.clock).execute(
    new ChangePicture(MAYA, address),
  );

describe('changing the account picture', () => {
  it('keeps the new file and lets the old one go', async () => {
    const [old, next] = [
      files.upload(MAYA, 'old.jpg', 'image/jpeg'),
      files.upload(MAYA, 'new.webp', 'image/webp'),
    ];
    await change(old);
    await change(next);

    expect(maya.picture).toBe(next);
    expect([files.usedBy(old), files.usedBy(next)]).toEqual([null, `identity.picture ${MAYA}`]);
  });

  it('removes the picture', async () => {
    const picture = files.upload(MAYA, 'me.png', 'image/png');
    await change(picture);
    await change(null);

    expect([maya.picture, files.usedBy(picture)]).toEqual([null, null]);
  });

  it('refuses a file that is no picture, and keeps the one before', async () => {
    const picture = files.upload(MAYA, 'me.png', 'image/png');
    await change(picture);

    await expect(change(files.upload(MAYA, 'essay.pdf'))).rejects.toThrow(UnusablePicture);
    expect(maya.picture).toBe(picture);
  });

  it('refuses another person’s file', async () => {
    await expect(change(files.upload('u-leo', 'leo.png', 'image/png'))).rejects.toThrow(FileNotUsable);
    expect(maya.picture).toBeNull();
  });
});

describe('an account picture', () => {
  it('may have 5 MB and not a byte more', () => {
    const size = 5 * 1024 * 1024;

    expect(() => requireUsablePicture({ contentType: 'image/png', size })).not.toThrow();
    expect(() => requireUsablePicture({ contentType: 'image/png', size: size + 1 })).toThrow(
      'Please choose a picture smaller than 5MB.',
    );
  });
});
