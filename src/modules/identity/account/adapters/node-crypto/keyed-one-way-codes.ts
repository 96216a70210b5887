import { createHash, createHmac, randomBytes } from 'node:crypto';
import { OneWayCodes } from '../../application/one-way-codes.js';

/** Thirty letters and digits that are not taken for one another: no 0, 1, i, l, o or u. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const CODES = 10;
const CODE_LENGTH = 12;

export class KeyedOneWayCodes extends OneWayCodes {
  private readonly mailKey: Buffer;
  private readonly recoveryKey: Buffer;

  constructor(secret: string) {
    super();
    this.mailKey = createHash('sha256').update(`mailed-token:${secret}`).digest();
    this.recoveryKey = createHash('sha256').update(`recovery-code:${secret}`).digest();
  }

  mailedToken(tokenId: string): string {
    return createHmac('sha256', this.mailKey).update(tokenId).digest('base64url');
  }

  digestOfMailedToken(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  recoveryCodes(): string[] {
    return Array.from({ length: CODES }, () => inGroups(randomLetters()));
  }

  digestOfRecoveryCode(userId: string, code: string): string {
    const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
    return createHmac('sha256', this.recoveryKey).update(`${userId}:${bare}`).digest('hex');
  }
}

/** Bytes beyond the last whole multiple are drawn again, so that every letter is as likely. */
function randomLetters(): string {
  let letters = '';
  while (letters.length < CODE_LENGTH)
    for (const byte of randomBytes(CODE_LENGTH))
      if (byte < 240 && letters.length < CODE_LENGTH) letters += LETTERS[byte % LETTERS.length] ?? '';
  return letters;
}

const inGroups = (letters: string): string => (letters.match(/.{4}/g) ?? []).join('-');
