import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { InvitationCodes } from '../../application/invitation-codes.js';
import { plainCode } from '../../domain/invitation.js';

/** Without I, L, O, 0 and 1, which look alike: ten of them are 49 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const BASE = BigInt(ALPHABET.length);
const GROUP = 5;

const hashOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

const digestWith = (secret: string, typed: string) => hashOf(secret, `invitation ${plainCode(typed)}`);

/** The hash has 256 bits, so each letter is as likely as every other. */
function codeWith(secret: string, invitationId: string): string {
  let rest = BigInt(`0x${hashOf(secret, `code of ${invitationId}`)}`);
  const letters = Array.from({ length: 2 * GROUP }, () => {
    const letter = ALPHABET[Number(rest % BASE)];
    rest /= BASE;
    return letter;
  }).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** Keyed, so that a copy of the table does not give the codes away. */
@Injectable()
export class KeyedInvitationCodes extends InvitationCodes {
  constructor(private readonly secrets: SigningSecrets) {
    super();
  }

  codeFor(invitationId: string): string {
    return codeWith(this.secrets.current, invitationId);
  }

  storedCodeFor(invitationId: string, digest: string): string | null {
    const found = this.valid().find(
      (secret) => digestWith(secret, codeWith(secret, invitationId)) === digest,
    );
    return found === undefined ? null : codeWith(found, invitationId);
  }

  digestOf(typed: string): string {
    return digestWith(this.secrets.current, typed);
  }

  digestsOf(typed: string): readonly string[] {
    return this.valid().map((secret) => digestWith(secret, typed));
  }

  private valid(): readonly string[] {
    const { current, previous } = this.secrets;
    return [current, ...(previous === undefined ? [] : [previous])];
  }
}
