import { type Problem } from '@/components/ui/forms/error-summary';
import { amountIn, COST_KINDS, isUntouched, type LetterForm, type LineForm } from './letter';
import { type LetterWords } from './letter-words';

export const costId = (kind: string) => `cost-${kind}`;
export const lineId = (key: number, field: 'kind' | 'name' | 'amount' | 'condition') => `aid-${key}-${field}`;

const LONGEST_NAME = 120;
const LONGEST_CONDITION = 300;

/** What keeps the letter from being saved, in the order of the form. */
export const problemsIn = (form: LetterForm, words: LetterWords): Problem[] => [
  ...COST_KINDS.flatMap((kind) => amountProblem(costId(kind), words.costs[kind], form.costs[kind], words)),
  ...amountProblem(costId('total'), words.totalCost, form.totalCost, words),
  ...form.aid.filter((line) => !isUntouched(line)).flatMap((line) => lineProblems(line, words)),
  ...amountProblem(costId('net'), words.youPay, form.statedNetPrice, words),
];

const amountProblem = (fieldId: string, what: string, typed: string, words: LetterWords): Problem[] =>
  Number.isNaN(amountIn(typed)) ? [{ fieldId, message: words.badAmount(what) }] : [];

function lineProblems({ key, kind, name, amount, condition }: LineForm, words: LetterWords): Problem[] {
  const what = name.trim() === '' ? words.thisLine : name.trim();
  const problems: Problem[] = [];
  if (name.trim() === '') problems.push({ fieldId: lineId(key, 'name'), message: words.noName });
  if (name.trim().length > LONGEST_NAME)
    problems.push({ fieldId: lineId(key, 'name'), message: words.longName(LONGEST_NAME) });
  if (kind === '') problems.push({ fieldId: lineId(key, 'kind'), message: words.noKind(what) });
  if (amount.trim() === '') problems.push({ fieldId: lineId(key, 'amount'), message: words.noAmount(what) });
  if (condition.trim().length > LONGEST_CONDITION)
    problems.push({
      fieldId: lineId(key, 'condition'),
      message: words.longCondition(what, LONGEST_CONDITION),
    });
  return [...problems, ...amountProblem(lineId(key, 'amount'), what, amount, words)];
}
