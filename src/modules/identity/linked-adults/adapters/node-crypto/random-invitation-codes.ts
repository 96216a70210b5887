import { Injectable } from '@nestjs/common';
import { createHmac, randomInt } from 'node:crypto';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { InvitationCodes } from '../../application/invitation-codes.js';
import { plainCode } from '../../domain/invitation.js';

/** Without I, L, O, 0 and 1, which look alike: ten of them are 49 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const digest = (secret: string, typed: string) =>
  createHmac('sha256', secret)
    .update(`invitation ${plainCode(typed)}`)
    .digest('hex');

/** Keyed, so that a copy of the table does not give the codes away. */
@Injectable()
export class RandomInvitationCodes extends InvitationCodes {
  constructor(private readonly secrets: SigningSecrets) {
    super();
  }

  next(): string {
    return `${group()}-${group()}`;
  }

  digestOf(typed: string): string {
    return digest(this.secrets.current, typed);
  }

  digestsOf(typed: string): readonly string[] {
    const { current, previous } = this.secrets;
    return [current, ...(previous === undefined ? [] : [previous])].map((secret) => digest(secret, typed));
  }
}
