import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until `check` was true; null when it was not within the limit. A throwing check counts as false. */
export async function until(
  check: () => boolean | Promise<boolean>,
  { withinMs, everyMs = 50 }: { withinMs: number; everyMs?: number },
): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if (await Promise.resolve(check()).catch(() => false)) return performance.now() - began;
    await pause(everyMs);
  }
  return null;
}
