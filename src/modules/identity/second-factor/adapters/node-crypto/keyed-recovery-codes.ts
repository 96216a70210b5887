import { createHash, createHmac, randomInt } from 'node:crypto';
import { RecoveryCodes } from '../../application/recovery-codes.js';

/** Letters and digits that are hard to mistake for one another: no 0, 1, i, l, o or u. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const CODES = 10;
const CODE_LENGTH = 12;

export class KeyedRecoveryCodes extends RecoveryCodes {
  private readonly key: Buffer;
  private readonly previousKeys: readonly Buffer[];

  constructor(secret: string, previousSecret?: string) {
    super();
    this.key = keyFrom(secret);
    this.previousKeys = previousSecret === undefined ? [] : [keyFrom(previousSecret)];
  }

  generate(): string[] {
    return Array.from({ length: CODES }, () => inGroups(randomLetters()));
  }

  digestsOf(userId: string, code: string): readonly [string, ...string[]] {
    const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
    const digest = (key: Buffer) => createHmac('sha256', key).update(`${userId}:${bare}`).digest('hex');
    return [digest(this.key), ...this.previousKeys.map(digest)];
  }
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`recovery-code:${secret}`).digest();

const randomLetters = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

const inGroups = (letters: string): string => (letters.match(/.{4}/g) ?? []).join('-');
