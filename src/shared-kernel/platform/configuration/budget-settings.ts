import { type Budget, type Rate, rateOf } from '../../application/budget.js';
import { defineSettings, type SettingsDefinition } from './settings.js';
import { optionalText } from './variables.js';

/** How much of a budget is allowed here: as the environment sets it, else by default. */
export abstract class BudgetSettings {
  abstract rateFor(budget: Budget): Rate;
}

/** `BUDGET_LOGIN_ACCOUNT` for login-account. */
export const budgetVariable = ({ name }: Budget): string =>
  `BUDGET_${name.toUpperCase().replaceAll('-', '_')}`;

/** One variable for each of these budgets. */
export function defineBudgetSettings(budgets: readonly Budget[]): SettingsDefinition {
  const schemaOf = ({ defaultRate }: Budget) =>
    optionalText.refine(
      (text) => text === undefined || rateOf(text) !== null,
      `must look like ${defaultRate}: a number, a slash and a time in s, m, h or d`,
    );
  return defineSettings(BudgetSettings, {
    variables: Object.fromEntries(budgets.map((budget) => [budgetVariable(budget), schemaOf(budget)])),
    value: (variables) => ({ rateFor: (budget) => rateIn(variables, budget) }),
    printable: () => ({}),
  });
}

function rateIn(variables: Record<string, string | undefined>, budget: Budget): Rate {
  const rate = rateOf(variables[budgetVariable(budget)] ?? budget.defaultRate);
  if (rate === null) throw new Error(`The budget ${budget.name} has no usable rate.`);
  return rate;
}
