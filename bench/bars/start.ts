import { median } from '../measuring/alternate.js';
import { throughput } from '../measuring/load.js';
import { type Result } from '../measuring/result.js';
import { type Server } from '../measuring/server.js';
import { byStudents, type Stage } from '../measuring/stage.js';
import { addressOf, FILTERED } from './searches.js';

const STARTS = 5;

/** P24: time to ready and memory, on a running database. */
export async function startAndMemory(stage: Stage, start: () => Promise<Server>): Promise<Result[]> {
  const starts: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const product = await start();
    starts.push(product.readyAfterMs / 1000);
    sizes.push(product.memoryMb());
    await product.stop();
  }

  const product = await start();
  let loaded: number;
  try {
    const requests = byStudents(stage, FILTERED.map(addressOf));
    await throughput({ url: product.url, requests, seconds: stage.loadSeconds });
    loaded = product.memoryMb();
  } finally {
    await product.stop();
  }

  const bar = { id: 'P24', against: 'the clock', more: 'is worse', figures: '', noisy: false } as const;
  return [
    { ...bar, what: 'start to ready, s', must: 5, goal: 2, value: median(starts), spread: rangeOf(starts) },
    {
      ...bar,
      what: 'memory when ready, MB',
      must: 250,
      goal: 180,
      value: median(sizes),
      spread: rangeOf(sizes),
    },
    {
      ...bar,
      what: `memory after ${stage.loadSeconds} s of P1, MB`,
      must: 450,
      goal: 300,
      value: loaded,
      spread: null,
    },
  ];
}

const rangeOf = (figures: readonly number[]): [number, number] => [
  Math.min(...figures),
  Math.max(...figures),
];
