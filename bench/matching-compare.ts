const CALLS = 200;
const ROUNDS = 25;

/** Times two ways of doing a thing, alternating A-B-B-A, and prints the median ratio with its spread. */
export function compare(label: string, ours: () => unknown, theirs: () => unknown): void {
  for (let i = 0; i < 2 * CALLS; i++) {
    ours();
    theirs();
  }
  const ratios: number[] = [];
  const mine: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const a = millisecondsEach(ours);
    const b = millisecondsEach(theirs);
    const c = millisecondsEach(theirs);
    const d = millisecondsEach(ours);
    mine.push((a + d) / 2);
    reference.push((b + c) / 2);
    ratios.push((a + d) / (b + c));
  }
  const spread = `${quantile(ratios, 0.1).toFixed(2)}-${quantile(ratios, 0.9).toFixed(2)}`;
  const times = `${quantile(mine, 0.5).toFixed(3)} / ${quantile(reference, 0.5).toFixed(3)} ms`;
  console.log(`${label} ${quantile(ratios, 0.5).toFixed(2)}x  (80 %: ${spread})  ${times}`);
}

function millisecondsEach(work: () => unknown): number {
  const started = performance.now();
  for (let i = 0; i < CALLS; i++) work();
  return (performance.now() - started) / CALLS;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? Number.NaN;
}
