import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Load, type Request } from './load.js';

const CONNECTIONS = 10;

/**
 * How long each request took, in ms. They are sent when they are due, whether or not the ones before have been answered; waiting
 * for a free connection counts. Autocannon sends a second's requests one after the other as fast as they are answered, times the
 * first of each connection from before it was built, and counts every millisecond of a wait as a request of its own.
 */
export async function timesAt(rate: number, { url, requests, seconds }: Load): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const send = (at: number) => answered(url, requests[at % requests.length] ?? { path: '/' }, agent);
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => send(at)));

    const sent: Promise<number>[] = [];
    const began = performance.now();
    for (let at = 0; at < rate * seconds; at++) {
      const early = began + (at * 1000) / rate - performance.now();
      if (early > 0) await pause(early);
      sent.push(send(at));
    }
    return await Promise.all(sent);
  } finally {
    agent.destroy();
  }
}

function answered(url: string, { path, authorization, etag }: Request, agent: http.Agent): Promise<number> {
  const headers = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get(url + path, { agent, headers }, (reply) => {
        const { statusCode = 0 } = reply;
        if (statusCode >= 400) reject(new Error(`${path} was answered with ${statusCode}.`));
        reply.on('error', reject).on('end', () => resolve(performance.now() - began));
        reply.resume();
      })
      .on('error', reject);
  });
}
