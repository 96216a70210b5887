import { type Replica } from './replica.js';
import { until } from './until.js';
import { signIn } from './users/account-actions.js';
import { User, type World } from './users/user.js';

const WATCHED_FOR_MS = 60_000;

/** Somebody who always asks the same replica. */
export class Probe {
  private readonly user: User;

  constructor(world: World, replica: Replica, number: number, run: string) {
    this.user = new User({ ...world, replicas: [replica] }, number, run);
  }

  async register(): Promise<void> {
    const { email, password } = this.user.ledger;
    const names = { firstName: 'Noor', lastName: 'Lin' };
    const body = { ...names, email, password: password.certain };
    await this.user.call({ operation: 'register', method: 'POST', path: '/api/auth/register', body });
    await signIn(this.user);
  }

  async collegeIds(): Promise<number[]> {
    const path = '/api/colleges?pageSize=100';
    const { body } = await this.user.call({ operation: 'search', method: 'GET', path });
    return (body['colleges'] as { id: number }[]).map(({ id }) => id);
  }

  /** A write goes through the server and into the database. */
  async canWrite(): Promise<boolean> {
    if (this.user.signIn === null) await signIn(this.user);
    const body = { city: 'Columbus' };
    const reply = await this.user.call({
      operation: 'probe',
      method: 'POST',
      path: '/api/user-profile',
      body,
    });
    return reply.status === 200;
  }
}

/** Milliseconds until every replica is ready and stores what it is told; null when that takes longer than a minute. */
export const backAgain = (replicas: readonly Replica[], probes: readonly Probe[]): Promise<number | null> =>
  until(
    async () => {
      const ready = await Promise.all(replicas.map((replica) => replica.isReady()));
      if (ready.includes(false)) return false;
      const written = await Promise.all(probes.map((probe) => probe.canWrite()));
      return !written.includes(false);
    },
    { withinMs: WATCHED_FOR_MS, everyMs: 50 },
  );
