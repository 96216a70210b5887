import { alternate, type Series, type Side, unrest } from './alternate.js';
import { type SignedInStudent } from './callers.js';
import { type Request, throughput } from './load.js';
import { type Server } from './server.js';

const CALIBRATION_SECONDS = 1;
/** A quiet machine's empty route stays within this; beyond it the measurement is made once more. */
export const MOST_UNREST = 0.15;

/** What every measurement has at hand. */
export interface Stage {
  databaseUrl: string;
  product: Server;
  /** The product with an empty route. */
  empty: Server;
  /** fastify and pg. */
  reference: Server;
  students: readonly SignedInStudent[];
  rounds: number;
  seconds: number;
  /** Of the load after which memory is looked at. */
  loadSeconds: number;
}

export const EMPTY_ROUTE = '/api/bench/empty';

/** One request each, in turn for each of the students. */
export const byStudents = (
  { students }: Stage,
  paths: readonly string[],
  count = Math.max(paths.length, students.length) * 5,
): Request[] =>
  Array.from({ length: count }, (_, index) => ({
    path: paths[index % paths.length] ?? '/',
    authorization: students[(index * 7) % students.length]?.authorization ?? '',
  }));

export const emptyRequests = (stage: Stage): Request[] => byStudents(stage, [EMPTY_ROUTE]);

/** Measures in turns, and once more when the machine was not quiet. */
export async function measured(stage: Stage, sides: readonly Side[]): Promise<Series & { noisy: boolean }> {
  const calibrate = () =>
    throughput({ url: stage.empty.url, requests: emptyRequests(stage), seconds: CALIBRATION_SECONDS });
  const first = await alternate(sides, stage.rounds, calibrate);
  if (unrest(first.calibration) <= MOST_UNREST) return { ...first, noisy: false };

  const second = await alternate(sides, stage.rounds, calibrate);
  const quieter = unrest(second.calibration) < unrest(first.calibration) ? second : first;
  return { ...quieter, noisy: unrest(quieter.calibration) > MOST_UNREST };
}
