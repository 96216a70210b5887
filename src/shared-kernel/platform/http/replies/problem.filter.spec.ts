import { Logger } from '@nestjs/common';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ProblemFilter } from './problem.filter.js';

beforeAll(() => {
  vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
});

const statusFor = (error: unknown) => new ProblemFilter().describe(error, 'r-1').status;

const statementFailedWith = (code: string) =>
  new Error('A flush failed', { cause: Object.assign(new Error('a statement failed'), { code }) });

describe('the reply when the database fails', () => {
  it.each([
    ['a text that it cannot store', '22021', 400],
    ['a number that is too large', '22003', 400],
    ['two transactions that waited for each other', '40P01', 503],
    ['too many connections', '53300', 503],
    ['a statement that took too long', '57014', 503],
    ['a lock that took too long', '55P03', 503],
    ['a shutdown', '57P01', 503],
    ['a lost connection', '08006', 503],
    ['a full disk', '53100', 507],
    ['a mistake of ours', '42601', 500],
  ])('to %s has a status of its own', (_what, code, status) => {
    expect(statusFor(statementFailedWith(code))).toBe(status);
  });
});
