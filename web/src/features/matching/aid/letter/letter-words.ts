import { type AidLine, type AidYear } from '@/api';

type CostKind = AidYear['missingCosts'][number];

const costs: Record<CostKind, string> = {
  tuition: 'Tuition',
  fees: 'Fees',
  housing: 'Housing',
  food: 'Food',
  books: 'Books and supplies',
  travel: 'Travel',
  other: 'Personal and other',
};

const kinds: Record<AidLine['kind'], string> = {
  grant: 'Grant',
  scholarship: 'Scholarship',
  'work-study': 'Work-study (a job)',
  subsidized: 'Loan: federal, subsidized',
  unsubsidized: 'Loan: federal, unsubsidized',
  'parent-plus': 'Loan: Parent PLUS',
  'other-loan': 'Loan: private or other',
  'not-said': 'The letter doesn’t say',
};

const renewals: Record<AidLine['renews'], string> = {
  yes: 'Yes, each year',
  no: 'No, once',
  'not-said': 'It doesn’t say',
};

/** Of the form of a letter: students read it in English, parents in two languages, so it speaks to neither. */
export const english = {
  letter: 'The letter',
  costs,
  costsTitle: 'What one year costs',
  costsLead:
    'Copy what the letter says, for one year. Leave a line empty if the letter doesn’t give it. Enter 0 where there is no cost, such as housing for a student who lives at home. If it lists semesters, add them up.',
  total: 'Total it gives',
  feesInside: 'Fees are inside tuition',
  foodInside: 'Food is inside housing',
  aidTitle: 'What the letter offers',
  aidLead: 'One line for each grant, scholarship, job or loan, for one year.',
  addLine: 'Add a line',
  line: (place: number) => `Line ${place}`,
  removeLine: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  name: 'Name in the letter',
  kind: 'What it is',
  kinds,
  choose: 'Choose one',
  amount: 'For one year',
  renews: 'Is it given again?',
  renewals,
  years: 'For how many years in all?',
  yearsOf: (years: number) => `${years} years`,
  unsaid: 'It doesn’t say',
  condition: 'What keeps it (optional)',
  conditionExample: 'Such as a 3.0 GPA',
  net: 'What the letter says is left to pay',
  netHint: 'It may say “net price”, “net cost” or “balance”. Leave it empty if there is none.',
  save: 'Save offer',
  saved: 'Offer saved',
  notSaved: 'We couldn’t save this. What you entered is still here. Try again.',
  kept: 'We kept what you typed here. It isn’t saved yet.',
  keptOverOlder:
    'We kept what you typed here, but the letter was saved elsewhere since then. Check each amount before you save.',
  discard: 'Go back to the saved letter',
  keptHere: 'Kept in this tab. Not saved yet.',
  problems: (count: number) =>
    count === 1 ? 'One thing to fix before you continue' : `${count} things to fix before you continue`,
  totalCost: 'Total cost',
  youPay: 'What is left to pay',
  thisLine: 'This line',
  badAmount: (what: string) => `${what}: enter dollars from 0 to 200,000, such as 12,500`,
  noName: 'Give each line the name it has in the letter',
  longName: (most: number) => `A name has up to ${most} characters`,
  noKind: (what: string) => `${what}: say what it is, or that the letter doesn’t`,
  noAmount: (what: string) => `${what}: enter the amount for one year`,
  longCondition: (what: string, most: number) => `${what}: what keeps it has up to ${most} characters`,
};
export type LetterWords = typeof english;
