import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Load, type Request } from './requests.js';

const CONNECTIONS = 100;

/** Sends each request when it is due, whether or not earlier ones have been answered: how long each took from then on, in ms. */
export async function sentSteadily(perSecond: number, { url, requests, seconds }: Load): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const replies: Promise<number | null>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = began + (sent * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const request = requests[sent % requests.length];
    if (request !== undefined) replies.push(answered(url, request, agent).then((at) => at && at - due));
  }
  const times = (await Promise.all(replies)).filter((time) => time !== null);
  agent.destroy();
  if (times.length < replies.length)
    throw new Error(`${replies.length - times.length} of ${replies.length} requests to ${url} failed.`);
  return times;
}

/** When the whole reply had arrived; null when it was an error. */
function answered(url: string, { path, authorization }: Request, agent: http.Agent): Promise<number | null> {
  const headers = authorization === undefined ? {} : { authorization };
  return new Promise((resolve) => {
    http
      .get(url + path, { agent, headers }, (reply) => {
        const isRefused = (reply.statusCode ?? 500) >= 400;
        reply.resume().once('close', () => resolve(reply.complete && !isRefused ? performance.now() : null));
      })
      .once('error', () => resolve(null));
  });
}
