import { describe, expect, it } from 'vitest';
import { identityOf } from './identity-of.js';

const WHO = { iss: 'https://people.example', sub: 's-1' };

describe('the identity from a provider’s claims', () => {
  it('has every field that the provider sends', () => {
    const claims = {
      email: 'sam@example.org',
      email_verified: true,
      given_name: 'Sam',
      family_name: 'Okoro',
    };

    expect(identityOf({ ...WHO, ...claims })).toEqual({
      issuer: WHO.iss,
      subject: WHO.sub,
      email: 'sam@example.org',
      emailVerified: true,
      firstName: 'Sam',
      lastName: 'Okoro',
    });
  });

  it('takes first and last name from the full name, or from the email', () => {
    expect(identityOf({ ...WHO, name: 'Ana María Ortiz' })).toMatchObject({
      firstName: 'Ana',
      lastName: 'María Ortiz',
    });
    expect(identityOf({ ...WHO, email: 'kit@example.org' })).toMatchObject({
      firstName: 'kit',
      lastName: '',
    });
  });

  it('removes line breaks and cuts long names (S35)', () => {
    const { firstName, lastName } = identityOf({
      ...WHO,
      given_name: 'Sam\r\nBcc: x@example.org',
      family_name: 'x'.repeat(5000),
    });

    expect(firstName).toBe('Sam Bcc: x@example.org');
    expect(lastName).toHaveLength(100);
  });

  it.each([undefined, 7, 'nobody', 'a@b', `${'x'.repeat(260)}@example.org`])(
    'has no email if the claim is %s',
    (email) => {
      expect(identityOf({ ...WHO, email }).email).toBeNull();
    },
  );

  it.each([undefined, 'true', 1])('does not treat %s as a verified email', (verified) => {
    expect(identityOf({ ...WHO, email: 'a@example.org', email_verified: verified }).emailVerified).toBe(
      false,
    );
  });
});
