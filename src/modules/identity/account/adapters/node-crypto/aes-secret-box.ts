import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SecretBox } from '../../application/secret-box.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: nonce, tag and sealed text in one base64url word. The purpose is part of what the tag covers. */
export class AesSecretBox extends SecretBox {
  private readonly key: Uint8Array;
  private readonly previousKey: Uint8Array | undefined;

  constructor(secret: string, previousSecret?: string) {
    super();
    this.key = keyFrom(secret);
    this.previousKey = previousSecret === undefined ? undefined : keyFrom(previousSecret);
  }

  seal(text: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(sealed: string, purpose: string): string | null {
    const text = openWith(this.key, sealed, purpose);
    if (text !== null || this.previousKey === undefined) return text;
    return openWith(this.previousKey, sealed, purpose);
  }

  needsNewSeal(sealed: string, purpose: string): boolean {
    return openWith(this.key, sealed, purpose) === null;
  }
}

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'flyleaf/secret-box', KEY_BYTES));

/** The tag shows whether it is the right key. */
function openWith(key: Uint8Array, sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}
