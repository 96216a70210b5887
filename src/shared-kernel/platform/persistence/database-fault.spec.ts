import { describe, expect, it } from 'vitest';
import { databaseFaultOf } from './database-fault.js';

const errorWith = (code: string) => Object.assign(new Error('failed'), { code });

describe('a failed statement', () => {
  it.each([
    ['text that PostgreSQL cannot store', '22021', 'invalid-input'],
    ['a number out of range', '22003', 'invalid-input'],
    ['a full disk', '53100', 'disk-full'],
    ['no memory left', '53200', 'unavailable'],
    ['too many connections', '53300', 'unavailable'],
    ['a statement that took too long', '57014', 'unavailable'],
    ['a lock that was not free in time', '55P03', 'unavailable'],
    ['a deadlock', '40P01', 'unavailable'],
    ['a server that shuts down', '57P01', 'unavailable'],
    ['a server that refuses connections', 'ECONNREFUSED', 'unavailable'],
    ['a broken uniqueness rule', '23505', null],
    ['a mistake in our SQL', '42601', null],
  ])('because of %s (%s) is %s', (_what, code, fault) => {
    expect(databaseFaultOf(errorWith(code))).toBe(fault);
  });

  it('is recognized by its cause', () => {
    expect(databaseFaultOf(new Error('wrapped', { cause: errorWith('53100') }))).toBe('disk-full');
  });

  it('is recognized by what the driver says about a lost connection', () => {
    expect(databaseFaultOf(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
  });
});
