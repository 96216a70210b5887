import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonLog, logFile } from './json-log.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-log-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const told = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('the log', () => {
  it('has every line whole and in order, without being waited for', async () => {
    const file = path.join(folder, 'log');
    const log = jsonLog('info', logFile(fs.openSync(file, 'w')));
    const words = Array.from({ length: 2_000 }, (_, at) => `line ${at}`);
    for (const word of words) log.info(word);
    await expect.poll(() => told(fs.readFileSync(file, 'utf8')).at(-1)).toBe('line 1999');

    expect(told(fs.readFileSync(file, 'utf8'))).toEqual(words);
  });

  it('shows a lone line soon', async () => {
    const file = path.join(folder, 'log');
    jsonLog('info', logFile(fs.openSync(file, 'w'))).info('alone');
    await pause(400);

    expect(told(fs.readFileSync(file, 'utf8'))).toEqual(['alone']);
  });
});
