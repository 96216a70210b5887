import { type Cryptography } from '#authorship';

const SIGNATURE = /^[\w-]{86}$/;
const HASH = /^[0-9a-f]{64}$/;

/** Ed25519 is in browsers since 2025, and only on a secure page. */
export class CannotCheckSignatures extends Error {}

export const webCryptography: Cryptography = {
  async sha256(text) {
    return hexOf(new Uint8Array(await subtle().digest('SHA-256', new TextEncoder().encode(text))));
  },

  async isSigned(hash, signature, x) {
    if (!HASH.test(hash) || !SIGNATURE.test(signature)) return false;
    const key = await publicKeyOf(x);
    return subtle().verify('Ed25519', key, bytesOfBase64url(signature), bytesOfHex(hash));
  },
};

/** Absent on a page that is not secure. */
function subtle(): SubtleCrypto {
  if (!('subtle' in crypto)) throw new CannotCheckSignatures();
  return crypto.subtle;
}

async function publicKeyOf(x: string): Promise<CryptoKey> {
  try {
    return await subtle().importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
  } catch {
    throw new CannotCheckSignatures();
  }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOfHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

const bytesOfBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
