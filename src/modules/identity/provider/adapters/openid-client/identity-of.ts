import { type ProviderIdentity } from '../../application/identity-provider.js';

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 255;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** Translates the provider’s claims. Names that are too long are cut, never refused. */
export function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): ProviderIdentity {
  const text = (claim: string) => tidy(claims[claim]);
  const email = text('email');
  const [first = '', ...rest] = text('name').split(' ');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : null,
    emailVerified: claims['email_verified'] === true,
    firstName: (text('given_name') || first || (email.split('@')[0] ?? '')).slice(0, MAX_NAME_LENGTH),
    lastName: (text('family_name') || rest.join(' ')).slice(0, MAX_NAME_LENGTH),
  };
}

const tidy = (claim: unknown): string =>
  typeof claim === 'string' ? claim.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
