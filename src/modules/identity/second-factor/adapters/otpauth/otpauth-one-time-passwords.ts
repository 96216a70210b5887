import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { PRODUCT_NAME } from '#shared-kernel/platform/product-name.js';
import { OneTimePasswords } from '../../application/one-time-passwords.js';

/** What every authenticator app understands. */
const PARAMETERS = { issuer: PRODUCT_NAME, algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
const STEPS_TO_EITHER_SIDE = 1;

@Injectable()
export class OtpauthOneTimePasswords extends OneTimePasswords {
  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  invitation(secret: string, email: string) {
    const uri = new TOTP({ ...PARAMETERS, label: email, secret: Secret.fromBase32(secret) }).toString();
    return { uri, qrSvg: renderSVG(uri, { border: 2, ecc: 'M' }) };
  }

  stepOf(secret: string, code: string, now: Date): number | null {
    const token = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return null;

    const timestamp = now.getTime();
    const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token, timestamp, window: STEPS_TO_EITHER_SIDE });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }
}
