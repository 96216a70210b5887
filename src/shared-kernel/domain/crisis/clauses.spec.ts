import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.js';

describe('the clauses of a message', () => {
  it('stand beside the whole of it', () => {
    expect(clausesOf('i have a 3.9, but i want to die. when is the fafsa due')).toEqual([
      'i have a 3.9, but i want to die. when is the fafsa due',
      'i have a 3.9',
      ' i want to die',
      ' when is the fafsa due',
    ]);
  });

  it('are the message alone where there is only one', () => {
    expect(clausesOf('what are my chances')).toEqual(['what are my chances']);
  });
});
