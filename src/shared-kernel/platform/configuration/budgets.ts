import { type Budget, type BudgetPlan } from '../../application/budget.js';
import { type BudgetName, DEFAULT_BUDGETS } from '../../application/default-budgets.js';

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const NAMES = Object.keys(DEFAULT_BUDGETS) as BudgetName[];

/** `BUDGET_LOGIN_ACCOUNT` for login-account. */
const variableOf = (name: BudgetName): string => `BUDGET_${name.toUpperCase().replaceAll('-', '_')}`;

/** `200/1m`: two hundred within one minute. */
function parse(text: string): Budget | null {
  const [, allowed, many, unit] = /^(\d{1,9})\/(\d{1,4})([smhd])$/.exec(text.trim()) ?? [];
  if (allowed === undefined || Number(allowed) < 1 || Number(many) < 1) return null;
  return { allowed: Number(allowed), seconds: Number(many) * SECONDS[unit as keyof typeof SECONDS] };
}

/** The budgets as the environment sets them, the rest by default; null for one that cannot be read. */
const budgetOf = (name: BudgetName, variables: Record<string, string | undefined>): Budget | null => {
  const given = variables[variableOf(name)]?.trim() ?? '';
  return parse(given === '' ? DEFAULT_BUDGETS[name] : given);
};

export const complaintsAboutBudgets = (variables: Record<string, string | undefined>): string[] =>
  NAMES.filter((name) => budgetOf(name, variables) === null).map(
    (name) =>
      `${variableOf(name)} must read like ${DEFAULT_BUDGETS[name]}: how many, within what time (s, m, h, d)`,
  );

/** Throws where `complaintsAboutBudgets` has complaints. */
export function budgetsOf(variables: Record<string, string | undefined>): BudgetPlan {
  const entries = NAMES.map((name) => {
    const budget = budgetOf(name, variables);
    if (budget === null) throw new Error(`${variableOf(name)} cannot be read.`);
    return [name, budget] as const;
  });
  return Object.fromEntries(entries) as Record<BudgetName, Budget>;
}
