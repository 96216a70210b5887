import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { PasswordHasher, type QueuePlace } from '../../application/password/password-hasher.js';
import { PasswordQueue } from './password-queue.js';

/** The parameters OWASP lists first for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Leaves the other two threads of Node's pool to the rest of the product. */
const THREADS = 2;

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly queue = new PasswordQueue();
  private readonly threads = new PQueue({ concurrency: THREADS });
  /** Compared with when there is no account. */
  private decoy: Promise<string> | undefined;

  hash(password: string, place: QueuePlace): Promise<string> {
    return this.queue.run(() => this.onThread(() => argon2.hash(password, PARAMETERS)), place);
  }

  verify(password: string, place: QueuePlace, readHash: () => Promise<string | null>): Promise<boolean> {
    return this.queue.run(async () => {
      const hash = await readHash();
      const compared = hash ?? (await this.decoyHash());
      const isEqual = await this.onThread(() => argon2.verify(compared, password));
      return isEqual && hash !== null;
    }, place);
  }

  private onThread<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.threads.add(work);
  }

  private decoyHash(): Promise<string> {
    return (this.decoy ??= argon2.hash(randomBytes(32), PARAMETERS));
  }
}
