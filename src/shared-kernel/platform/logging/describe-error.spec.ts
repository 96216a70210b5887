import { DriverException } from '@mikro-orm/core';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { summarizeError, describeError } from './describe-error.js';
import { jsonLog, NestJsonLog } from './json-log.js';

const SECRETS = ['maya@example.org', 'Unrepeatable', 'select'];

/** What the server reports when it refuses a row. */
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
  const output: string[] = [];
  const lines = jsonLog('debug', { write: (line) => void output.push(line) });
  write(new NestJsonLog(lines), lines);
  return output.join('');
}

describe('describing an error (S57)', () => {
  it.each([
    ['from the driver', refusedRow()],
    ['from the mapper', new DriverException(refusedRow())],
    ['as a cause', new Error('Could not save it', { cause: refusedRow() })],
  ])('includes code, place and stack of an error %s, but no value of the row', (_what, error) => {
    const description = describeError(error);

    expect(description).toContain('23505 at identity.users.users_email_key');
    expect(description).toMatch(/\n +at .*describe-error\.spec\.ts/);
    for (const secret of SECRETS) expect(description).not.toContain(secret);
  });

  it('includes the message of our own errors, without email addresses', () => {
    expect(summarizeError(new TypeError('No mailbox for maya@example.org here'))).toBe(
      'TypeError: No mailbox for <email> here',
    );
  });

  it('includes what the database server reports about itself', () => {
    const error = Object.assign(new pg.DatabaseError('the database system is starting up', 1, 'error'), {
      severity: 'FATAL',
      code: '57P03',
    });
    expect(summarizeError(error)).toBe('error 57P03: the database system is starting up');
  });

  it('does not quote input that a parser could not read', () => {
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
    ['as the only argument', (_log, lines) => lines.error(refusedRow())],
    ['in a field', (_log, lines) => lines.error({ err: refusedRow() })],
    ['in a field beside a message', (_log, lines) => lines.warn({ error: refusedRow() }, 'It failed')],
  ])('writes an error %s without a value of the row', (_where, write) => {
    const output = linesOf(write);

    expect(output).not.toBe('');
    for (const secret of SECRETS) expect(output).not.toContain(secret);
  });

  it('removes email addresses from warnings and errors, but not from other messages', () => {
    expect(linesOf((log) => log.warn('No mailbox for maya@example.org', 'Post'))).not.toContain('maya@');
    expect(linesOf((log) => log.log('Sign in as demo@example.org', 'Demo'))).toContain('demo@example.org');
  });

  it('includes the code of an error, however it is logged', () => {
    expect(linesOf((log) => log.error('It failed', refusedRow(), 'Scheduler'))).toContain('23505');
    expect(linesOf((_log, lines) => lines.error({ err: refusedRow() }))).toContain('23505');
  });
});
