import { type ProvenIdentity } from '../../application/identity-provider.js';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 255;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** The claims in our words. Names are decoration: cut to what we keep, never a reason to refuse. */
export function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): ProvenIdentity {
  const text = (claim: string) => tidy(claims[claim]);
  const email = text('email');
  const [first = '', ...rest] = text('name').split(' ');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null,
    emailVerified: claims['email_verified'] === true,
    firstName: (text('given_name') || first || (email.split('@')[0] ?? '')).slice(0, LONGEST_NAME),
    lastName: (text('family_name') || rest.join(' ')).slice(0, LONGEST_NAME),
  };
}

const tidy = (claim: unknown): string =>
  typeof claim === 'string' ? claim.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
