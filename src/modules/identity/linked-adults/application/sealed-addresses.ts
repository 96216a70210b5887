import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../account/application/secret-box.js';
import { normalizedEmail } from '../../account/domain/email-address.js';

const PURPOSE = 'address-of-adult-or-student';

/** Addresses that someone typed of someone else, who may have no account: no copy of the database or of a job tells them. */
@Injectable()
export class SealedAddresses {
  constructor(private readonly box: SecretBox) {}

  seal(email: string): string {
    return this.box.seal(normalizedEmail(email), PURPOSE);
  }

  /** Null also once the server's key was changed twice. */
  open(sealed: string | null): string | null {
    return sealed === null ? null : this.box.open(sealed, PURPOSE);
  }
}
