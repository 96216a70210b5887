import { type CallHandler, type ExecutionContext } from '@nestjs/common';
import { firstValueFrom, map, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { InOne } from './in-one.interceptor.js';

const context = {} as ExecutionContext;
const marking = (mark: string, seen: string[] = []) => ({
  intercept: (_context: ExecutionContext, next: CallHandler<string>) => {
    seen.push(mark);
    return next.handle().pipe(map((body) => `${mark}(${body})`));
  },
});

describe('interceptors in one', () => {
  it('stand around the handler in their order', async () => {
    const seen: string[] = [];
    const one = new InOne([marking('outer', seen), marking('inner', seen)]);

    expect(await firstValueFrom(one.intercept(context, { handle: () => of('body') }))).toBe(
      'outer(inner(body))',
    );
    expect(seen).toEqual(['outer', 'inner']);
  });

  it('may answer without asking those within', async () => {
    const one = new InOne([{ intercept: () => of('known') }, marking('inner')]);
    const next = { handle: () => throwError(() => new Error('asked')) };

    expect(await firstValueFrom(one.intercept(context, next))).toBe('known');
  });

  it('let an error through', async () => {
    const next = { handle: () => throwError(() => new Error('fault')) };

    await expect(firstValueFrom(new InOne([marking('outer')]).intercept(context, next))).rejects.toThrow(
      'fault',
    );
  });
});
