import { z } from 'zod';
import { type Delivery, type Tries } from '../../application/reaction.js';

export interface JobDefinition<Payload extends object> {
  /** Also the name of the queue. */
  readonly name: string;
  /** Increase it when the payload changes so that an older handler cannot read it. */
  readonly version: number;
  readonly schema: z.ZodType<Payload>;
  /** How many run at the same time in one server. */
  readonly concurrency: number;
  readonly tries: Tries | 'endless';
  readonly timeoutSeconds: number;
  /**
   * Gets the payload when the last try failed, also when each try ended with its server. Without it the job only stays in the dead
   * letters.
   */
  readonly afterLastTry?: JobDefinition<Payload>;
}

export const defineJob = <Payload extends object>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> => definition;

export const NO_PAYLOAD = z.object({});

/** Does a job. It can be called twice for the same job. When it throws, the job is tried again. */
export interface JobHandler<Payload extends object> {
  handle(payload: Payload, delivery: Delivery): Promise<void>;
}

/** Thrown by a handler that has to wait for something: the job is tried again, and no error is logged. */
export class TryAgainLater extends Error {
  override readonly name = 'TryAgainLater';
}

const HANDLED_JOB = Symbol('handled job');

/** Marks a provider as the handler of one job. */
export const HandlesJob =
  <Payload extends object>(definition: JobDefinition<Payload>) =>
  (target: new (...dependencies: never[]) => JobHandler<Payload>): void => {
    Object.defineProperty(target, HANDLED_JOB, { value: definition });
  };

export const handledJobOf = (target: object): JobDefinition<object> | undefined =>
  (target as { [HANDLED_JOB]?: JobDefinition<object> })[HANDLED_JOB];
