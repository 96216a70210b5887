import { describe, expect, it } from 'vitest';
import { BudgetSpent, defineBudgets, rateOf } from '../../application/budget.js';
import { BudgetSettings } from '../configuration/budget-settings.js';
import { type Sql } from '../persistence/sql.js';
import { PostgresBudgets } from './postgres-budgets.js';

const { reads } = defineBudgets({ reads: '3/1m' }, { countedBy: 'replica' });
class Defaults extends BudgetSettings {
  rateFor = ({ defaultRate }: typeof reads) => rateOf(defaultRate) ?? { allowed: 0, seconds: 1 };
}
/** Any use of the database fails the test. */
const noDatabase = {} as Sql;

describe('a budget counted by each replica alone', () => {
  const budgets = new PostgresBudgets(noDatabase, new Defaults());
  const spend = (who: string) => budgets.spendOrRefuse(reads, who);

  it('refuses what is more than allowed without asking the database', async () => {
    for (let use = 0; use < 3; use++) await spend('maya');

    await expect(spend('maya')).rejects.toThrow(BudgetSpent);
    await expect(spend('maya')).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });

  it('leaves others what is theirs', async () => {
    await expect(spend('sam')).resolves.toBeUndefined();
  });

  it('takes a use back', async () => {
    await budgets.giveBack(reads, 'maya');
    await budgets.giveBack(reads, 'maya');
    await budgets.giveBack(reads, 'maya');

    await expect(spend('maya')).resolves.toBeUndefined();
  });
});
