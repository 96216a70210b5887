import { type BenchDatabase } from '../d1/cluster.js';
import { alternate, type Series, type Side, unrest } from './alternate.js';
import { type SignedIn } from './callers.js';
import { type Request, throughput } from './load.js';
import { type Server } from './server.js';

const CALIBRATION_SECONDS = 1;
/** A quiet machine's empty route stays within this; beyond it the measurement is made once more. */
export const MOST_UNREST = 0.15;

/** What every measurement has at hand. */
export interface Stage {
  database: BenchDatabase;
  /** Of a copy of D1 that may be written to. */
  databaseUrl: string;
  /** What the product signs its tokens with. */
  secret: string;
  product: Server;
  /** The product with an empty route. */
  empty: Server;
  /** fastify and pg. */
  reference: Server;
  students: readonly SignedIn[];
  rounds: number;
  /** Whether a measurement on an unquiet machine is made once more. */
  repeats: boolean;
  seconds: number;
  /** Of the load after which memory is looked at. */
  loadSeconds: number;
}

export const EMPTY_ROUTE = '/api/bench/empty';

/** Every student asks for every path, and neighbours in the list for different ones. */
export const byStudents = (
  { students }: Pick<Stage, 'students'>,
  paths: readonly string[],
  count = paths.length * students.length,
): Request[] =>
  Array.from({ length: count }, (_, index) => ({
    path: paths[(index + Math.floor(index / students.length)) % paths.length] ?? '/',
    authorization: students[index % students.length]?.authorization ?? '',
  }));

export const emptyRequests = (stage: Stage): Request[] => byStudents(stage, [EMPTY_ROUTE]);

/** The rate of the empty route: how quiet the machine is. */
export const calibrate = (stage: Stage): Promise<number> =>
  throughput({ url: stage.empty.url, requests: emptyRequests(stage), seconds: CALIBRATION_SECONDS });

/** Measures in turns, and once more when the machine was not quiet. */
export async function measured(stage: Stage, sides: readonly Side[]): Promise<Series & { noisy: boolean }> {
  const first = await alternate(sides, stage.rounds, () => calibrate(stage));
  const isQuiet = unrest(first.calibration) <= MOST_UNREST;
  if (isQuiet || !stage.repeats) return { ...first, noisy: !isQuiet };

  const second = await alternate(sides, stage.rounds, () => calibrate(stage));
  const quieter = unrest(second.calibration) < unrest(first.calibration) ? second : first;
  return { ...quieter, noisy: unrest(quieter.calibration) > MOST_UNREST };
}
