import { type Problem } from '@/components/ui/forms/error-summary';
import { COST_WORDS } from '../money-words';
import { amountIn, COST_KINDS, isUntouched, type LetterForm, type LineForm } from './letter';

export const costId = (kind: string) => `cost-${kind}`;
export const lineId = (key: number, field: 'kind' | 'name' | 'amount' | 'condition') => `aid-${key}-${field}`;

const LONGEST_NAME = 120;
const LONGEST_CONDITION = 300;

const amountProblem = (fieldId: string, what: string, typed: string): Problem[] =>
  Number.isNaN(amountIn(typed))
    ? [{ fieldId, message: `${what}: enter dollars from 0 to 200,000, such as 12,500` }]
    : [];

/** What keeps the letter from being saved, in the order of the form. */
export const problemsIn = (form: LetterForm): Problem[] => [
  ...COST_KINDS.flatMap((kind) => amountProblem(costId(kind), COST_WORDS[kind], form.costs[kind])),
  ...amountProblem(costId('total'), 'Total cost', form.totalCost),
  ...form.aid.filter((line) => !isUntouched(line)).flatMap(lineProblems),
  ...amountProblem(costId('net'), 'What you pay', form.statedNetPrice),
];

function lineProblems({ key, kind, name, amount, condition }: LineForm): Problem[] {
  const what = name.trim() === '' ? 'This line' : name.trim();
  const problems: Problem[] = [];
  if (name.trim() === '')
    problems.push({ fieldId: lineId(key, 'name'), message: 'Give each line the name it has in the letter' });
  if (name.trim().length > LONGEST_NAME)
    problems.push({ fieldId: lineId(key, 'name'), message: `A name has up to ${LONGEST_NAME} characters` });
  if (kind === '')
    problems.push({
      fieldId: lineId(key, 'kind'),
      message: `${what}: say what it is, or that the letter doesn’t`,
    });
  if (amount.trim() === '')
    problems.push({ fieldId: lineId(key, 'amount'), message: `${what}: enter the amount for one year` });
  if (condition.trim().length > LONGEST_CONDITION)
    problems.push({
      fieldId: lineId(key, 'condition'),
      message: `${what}: what keeps it has up to ${LONGEST_CONDITION} characters`,
    });
  return [...problems, ...amountProblem(lineId(key, 'amount'), what, amount)];
}
