import { Injectable } from '@nestjs/common';
import { createHash, createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { AuthorshipKeys, type Signature } from '../../application/writing/authorship-keys.js';

const SALT_BYTES = 32;
const SEED_BYTES = 32;
const PURPOSE = 'flyleaf.authorship/1';
/** What comes before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_ID_LENGTH = 16;

/** The key comes from the signing secret, so every replica signs with the same one. */
@Injectable()
export class DerivedAuthorshipKeys extends AuthorshipKeys {
  private readonly privateKey;
  /** As in a JSON Web Key: the public key in base64url. */
  readonly publicKey: string;
  /** The beginning of the public key’s hash. */
  readonly keyId: string;

  constructor({ current }: SigningSecrets) {
    super();
    const seed = Buffer.from(hkdfSync('sha256', current, '', PURPOSE, SEED_BYTES));
    this.privateKey = createPrivateKey({
      key: Buffer.concat([PKCS8_HEAD, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    this.publicKey = createPublicKey(this.privateKey).export({ format: 'jwk' }).x ?? '';
    this.keyId = this.sha256(this.publicKey).slice(0, KEY_ID_LENGTH);
  }

  newSalt(): string {
    return randomBytes(SALT_BYTES).toString('hex');
  }

  sha256(text: string): string {
    return createHash('sha256').update(text, 'utf8').digest('hex');
  }

  sign(hash: string): Signature {
    const signature = sign(null, Buffer.from(hash, 'hex'), this.privateKey).toString('base64url');
    return { signature, keyId: this.keyId };
  }
}
