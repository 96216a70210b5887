import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { PasswordHasher } from '../../application/password-hasher.js';
import { TooManySignInsAtOnce } from '../../domain/account.errors.js';

/** The parameters OWASP names first for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Two at a time leave the other threads of the pool to the rest of the product. */
const AT_ONCE = 2;
/** At about 30 ms each, the last in line waits some seconds. */
const IN_LINE = 200;

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly limit = pLimit(AT_ONCE);
  /** The hash of nobody's password, compared with when there is no account. */
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => argon2.hash(password, PARAMETERS));
  }

  matches(hash: string | null, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const compared = hash ?? (await (this.decoy ??= argon2.hash(randomBytes(32), PARAMETERS)));
      const equal = await argon2.verify(compared, password);
      return equal && hash !== null;
    });
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= IN_LINE) throw new TooManySignInsAtOnce();
    return this.limit(work);
  }
}
