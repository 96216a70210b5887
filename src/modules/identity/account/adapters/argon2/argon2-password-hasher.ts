import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { PasswordHasher } from '../../application/password-hasher.js';
import { TooManySignInsAtOnce } from '../../domain/account.errors.js';

/** The parameters OWASP lists first for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Leaves the other two threads of Node's pool to the rest of the product. */
const CONCURRENCY = 2;
/** A whole school may sign in at the same moment. At about 25 passwords a second, the last one waits eight seconds. */
const MAX_WAITING = 200;

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly queue = new PQueue({ concurrency: CONCURRENCY });
  /** Compared with when there is no account. */
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.enqueue(() => argon2.hash(password, PARAMETERS));
  }

  verify(password: string, readHash: () => Promise<string | null>): Promise<boolean> {
    return this.enqueue(async () => {
      const hash = await readHash();
      const isEqual = await argon2.verify(hash ?? (await this.decoyHash()), password);
      return isEqual && hash !== null;
    });
  }

  private async enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.queue.size >= MAX_WAITING) throw new TooManySignInsAtOnce();
    return this.queue.add(work);
  }

  private decoyHash(): Promise<string> {
    return (this.decoy ??= argon2.hash(randomBytes(32), PARAMETERS));
  }
}
