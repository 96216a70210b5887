import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../identity-calls.js';

const json = { 'content-type': 'application/json' };
const GIVE_UP_MS = 180_000;

export async function registerStudent(url: string, turn: number): Promise<string> {
  const body = {
    firstName: 'Maya',
    lastName: 'Lin',
    email: `essays-${turn}@example.org`,
    password: PASSWORD,
  };
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const { tokens } = (await reply.json()) as { tokens: { accessToken: string } };
  return tokens.accessToken;
}

/** Submits the essay and waits for its review. Returns the time between in milliseconds. */
export async function submitAndWait(url: string, token: string, content: string): Promise<number> {
  const headers = { ...json, authorization: `Bearer ${token}` };
  const essay = {
    title: 'Days',
    essayType: 'Other',
    prompt: 'Tell us about your days.',
    content,
    submit: true,
  };
  const began = performance.now();
  const submitted = await fetch(`${url}/api/essays`, {
    method: 'POST',
    headers,
    body: JSON.stringify(essay),
  });
  if (submitted.status !== 201) throw new Error(`Submitting failed: ${await submitted.text()}`);
  const { jobId } = (await submitted.json()) as { jobId: string };
  while (performance.now() - began < GIVE_UP_MS) {
    const reply = await fetch(`${url}/api/jobs/${jobId}`, { headers });
    const { status } = (await reply.json()) as { status: string };
    if (status === 'complete') return performance.now() - began;
    if (status === 'error') throw new Error('A review ended in an error.');
    await pause(20);
  }
  throw new Error('A review did not end.');
}
