import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonLog, logFile } from './json-log.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-log-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const PATIENTLY = { timeout: 20_000 };

/** The messages of all complete lines. */
const messagesIn = (file: string): string[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('the log', () => {
  it('has every line, complete and in order, although nothing waits for it', async () => {
    const file = path.join(folder, 'log');
    const log = jsonLog('info', logFile(fs.openSync(file, 'w')));
    const messages = Array.from({ length: 2_000 }, (_, at) => `line ${at}`);
    for (const message of messages) log.info(message);

    await expect.poll(() => messagesIn(file), PATIENTLY).toEqual(messages);
  });

  it('writes a single line without waiting for more', async () => {
    const file = path.join(folder, 'log');
    jsonLog('info', logFile(fs.openSync(file, 'w'))).info('alone');

    await expect.poll(() => messagesIn(file), PATIENTLY).toEqual(['alone']);
  });
});
