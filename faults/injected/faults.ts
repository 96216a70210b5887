import { setTimeout as pause } from 'node:timers/promises';
import { type Observations } from '../observations.js';
import { type Postgres } from '../postgres.js';
import { type Proxy } from '../proxy.js';
import { type Random } from '../random.js';
import { type Replica } from '../replica.js';
import { askWithoutReading, sendSlowly } from './sockets.js';

const DROPPED_WITHIN_SECONDS = 35;

export interface Stage {
  postgres: Postgres;
  proxy: Proxy;
  replicas: readonly Replica[];
  /** One whose process may be ended now: later in a run the second one lives on, so that its memory can be followed. */
  mortal: () => Replica;
  random: Random;
  seen: Observations;
}

/** Resolves when its cause is gone. From then on the service has ten seconds to be back, with nobody's help. */
type Fault = (stage: Stage) => Promise<void>;

export const FAULTS: Readonly<Record<string, Fault>> = {
  'server killed': async ({ mortal }) => {
    const replica = mortal();
    await replica.end('SIGKILL');
    replica.start();
  },
  'server restarted': async ({ mortal, seen }) => {
    const replica = mortal();
    const code = await replica.end('SIGTERM');
    if (code !== 0) seen.violation(`${replica.name} ended with ${code ?? 'nothing'} on SIGTERM`);
    replica.start();
  },
  'PostgreSQL restarted': (stage) => restart(stage, 'SIGINT'),
  'PostgreSQL stopped at once': (stage) => restart(stage, 'SIGQUIT'),
  'PostgreSQL killed': (stage) => restart(stage, 'SIGKILL'),
  'database connections cut': ({ proxy }) => {
    proxy.cut();
    return Promise.resolve();
  },
  'database silent': async ({ proxy, random }) => {
    proxy.silence();
    await pause(4_000 + random.below(10_000));
    proxy.speak();
  },
  'slow senders': async ({ replicas, random, seen }) => {
    const seconds = await sendSlowly(random.oneOf(replicas));
    if (seconds === null || seconds > DROPPED_WITHIN_SECONDS)
      seen.violation(`slow senders were dropped after ${seconds?.toFixed(0) ?? 'more than 60'} s`);
  },
  'requests without readers': ({ replicas, random }) => askWithoutReading(random.oneOf(replicas)),
};

async function restart({ postgres, random }: Stage, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  await postgres.end(signal);
  await pause(random.below(4_000));
  await postgres.start();
}
