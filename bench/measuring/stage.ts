import { type BenchDatabase } from '../d1/cluster.js';
import { alternate, type Series, type Side, noise } from './alternate.js';
import { type SignedIn } from './callers.js';
import { throughput } from './load.js';
import { type Request } from './requests.js';
import { type Server } from './server.js';

const CALIBRATION_SECONDS = 1;
/** More noise than this repeats the measurement once. */
export const MOST_NOISE = 0.15;

/** What every measurement can use. */
export interface Stage {
  database: BenchDatabase;
  /** A writable copy of D1. */
  databaseUrl: string;
  /** The product's JWT secret. */
  secret: string;
  product: Server;
  /** The product with an empty route. */
  empty: Server;
  /** fastify and pg. */
  reference: Server;
  students: readonly SignedIn[];
  rounds: number;
  /** Whether to repeat a noisy measurement once. */
  repeats: boolean;
  seconds: number;
  /** How long P24 puts the product under load before reading its memory. */
  loadSeconds: number;
}

export const EMPTY_ROUTE = '/api/bench/empty';
export const EMPTY_ADMIN_ROUTE = '/api/bench/empty-for-admins';

/** Every student requests every path; consecutive requests are for different paths. */
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

/** The rate of the empty route, which shows how noisy the machine is. */
export const calibrate = (stage: Stage): Promise<number> =>
  throughput({ url: stage.empty.url, requests: emptyRequests(stage), seconds: CALIBRATION_SECONDS });

/** Alternates the sides, and repeats once when the machine was noisy. */
export async function measured(stage: Stage, sides: readonly Side[]): Promise<Series & { noisy: boolean }> {
  const first = await alternate(sides, stage.rounds, () => calibrate(stage));
  const isQuiet = noise(first.calibration) <= MOST_NOISE;
  if (isQuiet || !stage.repeats) return { ...first, noisy: !isQuiet };

  const second = await alternate(sides, stage.rounds, () => calibrate(stage));
  const quieter = noise(second.calibration) < noise(first.calibration) ? second : first;
  return { ...quieter, noisy: noise(quieter.calibration) > MOST_NOISE };
}
