import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Cryptography } from '../domain/authorship/faults-in.js';

/** What a stranger needs to check a record, outside a browser. */
export const nodeCryptography: Cryptography = {
  sha256: (text) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex')),
  isSigned: (hash, signature, x) => {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const isSigned = verify(null, Buffer.from(hash, 'hex'), key, Buffer.from(signature, 'base64url'));
    return Promise.resolve(isSigned);
  },
};
