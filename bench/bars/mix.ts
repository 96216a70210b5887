import { median } from '../measuring/alternate.js';
import { ratioResult, type Result } from '../measuring/result.js';
import { p99At, throughput } from '../measuring/load.js';
import { byStudents, emptyRequests, measured, type Stage } from '../measuring/stage.js';
import { searchMix } from './searches.js';

export const RATE = 300;
export const MIX_LENGTH = 3_000;
const WARM_UP_SECONDS = 5;

/** P5: the search mix at a steady rate. */
export async function searchMixLatency(stage: Stage): Promise<Result[]> {
  const { product, empty, seconds } = stage;
  const requests = byStudents(stage, searchMix(MIX_LENGTH), MIX_LENGTH);
  const nothing = emptyRequests(stage);
  // So that the measurement does not include code running for the first time.
  await throughput({ url: product.url, requests, seconds: WARM_UP_SECONDS });
  const series = await measured(stage, [
    { name: 'mix', measure: () => p99At(RATE, { url: product.url, requests, seconds }) },
    { name: 'empty', measure: () => p99At(RATE, { url: empty.url, requests: nothing, seconds }) },
  ]);
  const what = `search mix at ${RATE}/s, 99th percentile`;
  const times = series.figures.get('mix') ?? [];
  return [
    ratioResult(
      { id: 'P5', what, against: 'empty authenticated route', must: 6, goal: 3, more: 'is worse' },
      series,
      ['mix', 'empty'],
      'ms',
    ),
    {
      ...{ id: 'P5', what: `${what}, ms`, against: 'the clock', must: 50, goal: 25, more: 'is worse' },
      value: median(times),
      spread: [Math.min(...times), Math.max(...times)],
      figures: '',
      noisy: series.noisy,
    },
  ];
}
