import { ModelFailed, type ModelFailure } from '../../application/language-model.js';

/** Messages of the packages may repeat what was sent or answered, so nothing of them is kept. */
export function failureOf(
  error: unknown,
  { isStopped, isTimeout }: { isStopped: boolean; isTimeout: boolean },
): ModelFailed {
  const cause = causes(error).find((candidate) => candidate instanceof ModelFailed);
  if (cause !== undefined) return cause;
  if (isStopped) return new ModelFailed('stopped', null);
  if (isTimeout || nameOf(error) === 'TimeoutError') return new ModelFailed('timed-out', null);
  const status = statusOf(error);
  return status === undefined
    ? new ModelFailed('not-the-shape', null)
    : new ModelFailed(failureOfStatus(status));
}

function failureOfStatus(status: number): ModelFailure {
  if (status === 429) return 'busy';
  return status >= 500 ? 'failing' : 'refused';
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const statusOf = (error: unknown): number | undefined => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
};
