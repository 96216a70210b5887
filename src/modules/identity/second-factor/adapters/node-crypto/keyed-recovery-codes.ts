import { createHash, createHmac, randomInt } from 'node:crypto';
import { RecoveryCodes } from '../../application/recovery-codes.js';

/** Letters and digits that are hard to mistake for one another: no 0, 1, i, l, o or u. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const CODES = 10;
const CODE_LENGTH = 12;

export class KeyedRecoveryCodes extends RecoveryCodes {
  private readonly key: Buffer;

  constructor(secret: string) {
    super();
    this.key = createHash('sha256').update(`recovery-code:${secret}`).digest();
  }

  generate(): string[] {
    return Array.from({ length: CODES }, () => inGroups(randomLetters()));
  }

  digestOf(userId: string, code: string): string {
    const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
    return createHmac('sha256', this.key).update(`${userId}:${bare}`).digest('hex');
  }
}

const randomLetters = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

const inGroups = (letters: string): string => (letters.match(/.{4}/g) ?? []).join('-');
