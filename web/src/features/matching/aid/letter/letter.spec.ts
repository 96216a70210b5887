import { describe, expect, it } from 'vitest';
import { amountIn, emptyLine, formOf, letterOf } from './letter';
import { problemsIn } from './letter-problems';
import { english } from './letter-words';

describe('a letter as it is typed', () => {
  it.each([
    ['$12,500', 12_500],
    [' 980.50 ', 980.5],
    ['0', 0],
    ['', null],
  ])('reads “%s” as an amount', (typed, amount) => {
    expect(amountIn(typed)).toBe(amount);
  });

  it.each(['twelve', '-5', '1.234', '200001'])('does not take “%s” as an amount', (typed) => {
    expect(amountIn(typed)).toBeNaN();
  });

  it('keeps a cost of 0 apart from one the letter does not give', () => {
    const form = formOf(null);
    const { costs } = letterOf({ ...form, costs: { ...form.costs, housing: '0' } }, {});

    expect(costs).toMatchObject({ housing: 0, books: null });
  });

  it('leaves out lines that nobody began', () => {
    expect(letterOf(formOf(null), {}).aid).toEqual([]);
    expect(problemsIn(formOf(null), english)).toEqual([]);
  });

  it('says what is missing in a line that was begun', () => {
    const form = { ...formOf(null), aid: [{ ...emptyLine(3), amount: 'lots' }] };

    expect(problemsIn(form, english).map(({ fieldId }) => fieldId)).toEqual([
      'aid-3-name',
      'aid-3-kind',
      'aid-3-amount',
    ]);
  });

  it('asks only of gifts whether they come back', () => {
    const loan = {
      ...emptyLine(0),
      kind: 'subsidized' as const,
      name: 'Sub',
      amount: '1',
      renews: 'no' as const,
    };

    expect(letterOf({ ...formOf(null), aid: [loan] }, {}).aid).toMatchObject([{ renews: 'not-said' }]);
  });

  it('comes back from the server as it was typed', () => {
    const line = {
      ...emptyLine(0),
      kind: 'grant' as const,
      name: 'Trustee Grant',
      amount: '9000',
      years: '4',
    };
    const form = { ...formOf(null), aid: [{ ...line, renews: 'yes' as const }] };

    expect(formOf(letterOf(form, {}))).toEqual(form);
  });
});
