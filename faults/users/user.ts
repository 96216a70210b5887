import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type Reply, send } from '../http.js';
import { UserLedger } from '../ledger.js';
import { type Observations } from '../observations.js';
import { type Random } from '../random.js';
import { type Replica } from '../replica.js';

const TRIES = 12;
const PAUSE_BETWEEN_TRIES_MS = 700;

export interface World {
  replicas: readonly Replica[];
  collegeIds: readonly number[];
  mailFolders: readonly string[];
  seen: Observations;
  random: Random;
}

interface SignIn {
  accessToken: string;
  refreshToken: string;
  at: number;
}

/** A student at a browser. The balancer in front of the replicas may send each call anywhere. */
export class User {
  readonly ledger: UserLedger;
  readonly world: World;
  signIn: SignIn | null = null;
  /** Of saved colleges and awards: how their rows are called. */
  readonly rowIds = new Map<string, string>();

  constructor(world: World, number: number, run: string) {
    this.world = world;
    this.ledger = new UserLedger(`student-${number}.${run}@example.org`, `Correct-Horse-${number}`);
  }

  /** Tries again, on any replica, until somebody answers for sure. A create keeps its key, so it has one effect. */
  async callUntilAnswered(call: Call, { withKey = false } = {}): Promise<Reply & { tries: number }> {
    const asked = withKey ? { ...call, key: randomUUID() } : call;
    for (let tries = 1; ; tries += 1) {
      const reply = await this.call(asked);
      if (isCertain(reply) || tries === TRIES) return { ...reply, tries };
      await pause(PAUSE_BETWEEN_TRIES_MS);
    }
  }

  async call(call: Call): Promise<Reply> {
    const { replicas, random, seen } = this.world;
    const reply = await send(
      random.oneOf(replicas).url,
      { ...call, accessToken: this.signIn?.accessToken },
      seen,
    );
    if (reply.status === 401 && this.signIn !== null && call.operation !== 'sign in') this.signedOut(call);
    return reply;
  }

  private signedOut({ operation }: Call): void {
    const ageSeconds = (Date.now() - (this.signIn?.at ?? 0)) / 1000;
    if (ageSeconds < 600)
      this.world.seen.violation(`signed out after ${ageSeconds.toFixed(0)} s: ${operation} got 401`);
    this.signIn = null;
  }
}

function isCertain({ status, body }: Reply): boolean {
  if (status === null || status >= 500 || status === 429) return false;
  return !(status === 409 && body['code'] === 'http.still-running');
}
