import { describe, expect, it } from 'vitest';
import { defineBudgets } from '../../application/budget.js';
import { BudgetSettings, defineBudgetSettings } from './budget-settings.js';
import { Settings } from './settings.js';

const BUDGETS = defineBudgets({ upload: '200/1m', 'upload-again': '10/15m' });
const definition = defineBudgetSettings(Object.values(BUDGETS));

describe('the settings of budgets', () => {
  it('take a rate from the environment, and the default rate otherwise (S50)', () => {
    const settings = Settings.read({ BUDGET_UPLOAD: '500/2m' }, [definition]).get(BudgetSettings);

    expect(settings.rateFor(BUDGETS.upload)).toEqual({ allowed: 500, seconds: 120 });
    expect(settings.rateFor(BUDGETS['upload-again'])).toEqual({ allowed: 10, seconds: 900 });
  });

  it('refuse a rate that cannot be read', () => {
    expect(definition.problemsIn({ BUDGET_UPLOAD: 'many', BUDGET_UPLOAD_AGAIN: '0/1m' })).toEqual([
      expect.stringContaining('BUDGET_UPLOAD must look like 200/1m'),
      expect.stringContaining('BUDGET_UPLOAD_AGAIN must look like 10/15m'),
    ]);
  });
});
