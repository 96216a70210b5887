import { DriverException } from '@mikro-orm/core';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { summarizeError, describeError } from './describe-error.js';
import { jsonLog, NestJsonLog } from './json-log.js';

const SECRETS = ['maya@example.org', 'Unrepeatable', 'select'];

/** As the server words the refusal of a row. */
const refusedRow = () =>
  Object.assign(new pg.DatabaseError('invalid input: "Unrepeatable"\n    at maya@example.org', 1, 'error'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(maya@example.org) already exists.',
    where: 'COPY users, line 1: "Unrepeatable"',
    hint: 'Unrepeatable',
    internalQuery: "select 'Unrepeatable'",
    query: 'select $1',
    parameters: ['maya@example.org'],
    schema: 'identity',
    table: 'users',
    constraint: 'users_email_key',
  });

function linesOf(write: (log: NestJsonLog, lines: ReturnType<typeof jsonLog>) => void): string {
  const said: string[] = [];
  const lines = jsonLog('debug', { write: (line) => void said.push(line) });
  write(new NestJsonLog(lines), lines);
  return said.join('');
}

describe('a fault in words (S57)', () => {
  it.each([
    ['of the driver', refusedRow()],
    ['of the mapper', new DriverException(refusedRow())],
    ['behind another', new Error('Could not keep it', { cause: refusedRow() })],
  ])('says code, place and frames of an error %s, and no value of the row', (_what, error) => {
    const description = describeError(error);

    expect(description).toContain('23505 at identity.users.users_email_key');
    expect(description).toMatch(/\n +at .*describe-error\.spec\.ts/);
    for (const secret of SECRETS) expect(description).not.toContain(secret);
  });

  it('keeps the words of an error of our own, without e-mails', () => {
    expect(summarizeError(new TypeError('No mailbox for maya@example.org here'))).toBe(
      'TypeError: No mailbox for <email> here',
    );
  });

  it('keeps what the server says of itself', () => {
    const error = Object.assign(new pg.DatabaseError('the database system is starting up', 1, 'error'), {
      severity: 'FATAL',
      code: '57P03',
    });
    expect(summarizeError(error)).toBe('error 57P03: the database system is starting up');
  });

  it('does not repeat what a parser could not read', () => {
    const parse = () => JSON.parse('maya@example.org Unrepeatable') as unknown;
    let thrown: unknown;
    try {
      parse();
    } catch (error) {
      thrown = error;
    }
    for (const secret of SECRETS) expect(describeError(thrown)).not.toContain(secret);
  });
});

describe('the log (S57)', () => {
  it.each<[string, (log: NestJsonLog, lines: ReturnType<typeof jsonLog>) => void]>([
    ['as the message', (log) => log.error(refusedRow(), 'Scheduler')],
    ['beside the message', (log) => log.error('It failed', refusedRow(), 'Scheduler')],
    ['within the details', (log) => log.error('It failed', { reason: refusedRow() }, 'Scheduler')],
    ['as a stack', (log) => log.error('It failed', refusedRow().stack)],
    ['in a line of its own', (_log, lines) => lines.error(refusedRow())],
    ['in a field', (_log, lines) => lines.error({ err: refusedRow() })],
    ['in a field beside words', (_log, lines) => lines.warn({ error: refusedRow() }, 'It failed')],
  ])('takes an error %s without a value of the row', (_where, write) => {
    const said = linesOf(write);

    expect(said).not.toBe('');
    for (const secret of SECRETS) expect(said).not.toContain(secret);
  });

  it('repeats no e-mail when something went wrong, and leaves what the product has to say alone', () => {
    expect(linesOf((log) => log.warn('No mailbox for maya@example.org', 'Post'))).not.toContain('maya@');
    expect(linesOf((log) => log.log('Sign in as demo@example.org', 'Demo'))).toContain('demo@example.org');
  });

  it('says the code of an error wherever it is put', () => {
    expect(linesOf((log) => log.error('It failed', refusedRow(), 'Scheduler'))).toContain('23505');
    expect(linesOf((_log, lines) => lines.error({ err: refusedRow() }))).toContain('23505');
  });
});
