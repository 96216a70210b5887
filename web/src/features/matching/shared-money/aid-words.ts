import { type SharedOffer } from '@/api';
import { dollars, yearsIn } from '@/lib/words/figures';
import { dayInWords } from '../applications/shared/day-words';
import { type FormKind } from '../aid/forms/form-items';
import { yearsInWords } from '../aid/money-words';

export type Gap = SharedOffer['gaps'][number];
export type CostKind = SharedOffer['year']['missingCosts'][number];

/** What a letter leaves unclear, and what to ask the college about it. */
export type GapWords = Record<Gap['kind'], (about: GapFigures) => { unclear: string; ask?: string }>;

/** Amounts as they are read, empty where the letter has none. */
export type GapFigures = {
  stated: string;
  netPrice: string;
  /** How much less the total is than its lines. */
  missed: string;
  /** Our price is not the whole one. */
  isOpen: boolean;
  costs: string;
  lines: string;
};

const WHOLE_COST = 'What is the full cost of one year, with housing, food, books and travel?';
const WHOLE_NET = 'What is left for one year after grants and scholarships, with every cost counted?';

const gaps: GapWords = {
  'no-cost': () => ({ unclear: 'It gives no cost at all.' }),
  'only-total': () => ({
    unclear: 'It gives a total, but not what is in it.',
    ask: 'What is in the total: tuition, fees, housing, food, books, travel?',
  }),
  'costs-missing': ({ costs }) => ({
    unclear: `No figure for ${costs}.`,
    ask: `How much should we plan for ${costs} in a year?`,
  }),
  'no-total': () => ({ unclear: 'No total for the year.', ask: WHOLE_COST }),
  'total-below-lines': ({ missed }) => ({
    unclear: `The letter’s total is ${missed} less than its own lines.`,
    ask: 'Which costs are left out of the total?',
  }),
  'total-leaves-out': () => ({ unclear: 'The total leaves costs out.', ask: WHOLE_COST }),
  'no-net-price': ({ netPrice, isOpen }) => ({
    unclear: 'It doesn’t say what the family pays.',
    ask: isOpen ? WHOLE_NET : `Is ${netPrice} right for the cost of a year less grants and scholarships?`,
  }),
  'net-price-unchecked': ({ stated }) => ({
    unclear: `It says the family pays ${stated}, and gives no cost to check that by.`,
    ask: `Which costs and which aid make up the ${stated}?`,
  }),
  'net-price-leaves-out': () => ({
    unclear: 'What it says the family pays has only gifts taken off, but some costs are left out.',
    ask: WHOLE_NET,
  }),
  'net-price-too-low': ({ stated, netPrice }) => ({
    unclear: `It says the family pays ${stated}. After grants and scholarships alone it is ${netPrice}: loans or work may be taken off too, or costs left out.`,
    ask: `Why does the letter say ${stated}, when the cost less grants is ${netPrice}?`,
  }),
  'kinds-mixed': () => ({
    unclear: 'Gifts, loans and work stand in one list.',
    ask: 'Which of these are never paid back, which are loans, and which have to be worked for?',
  }),
  'parent-plus-mixed': () => ({
    unclear:
      'A Parent PLUS loan stands among the student’s aid. It is a parent’s debt, and it needs a credit check.',
    ask: 'What would we pay without the Parent PLUS loan, and what happens if it is denied?',
  }),
  'lines-unnamed': ({ lines }) => ({
    unclear: `Not clear whether it is a gift or a loan: ${lines}.`,
    ask: `Is it a grant, a loan, or pay for work: ${lines}?`,
  }),
  'no-sources': () => ({
    unclear: 'It doesn’t say who gives the money.',
    ask: 'Who gives each grant: the government, the state or the college?',
  }),
  'no-next-steps': () => ({
    unclear: 'It doesn’t say how or by when to answer.',
    ask: 'How do we accept some of this and turn down the rest, and by what date?',
  }),
  'renewal-unsaid': ({ lines }) => ({
    unclear: `It doesn’t say if this comes again each year: ${lines}.`,
    ask: `Does it come every year, and what keeps it: ${lines}?`,
  }),
  'terms-unsaid': () => ({
    unclear: 'It doesn’t explain what the loans cost, or how work-study is paid.',
    ask: 'What interest do the loans have, and what is paid each month after college?',
  }),
  'called-award': () => ({ unclear: 'It calls itself an award. Look at each line: some may be loans.' }),
};

const status = {
  title: 'If someone in the family isn’t a citizen',
  says: [
    'A parent’s citizenship doesn’t decide the student’s federal aid. A student who is a citizen or an eligible noncitizen can file the FAFSA, and a parent without a Social Security number can take part.',
    'Without such a status, federal aid isn’t open to the student, but college is. Many colleges give aid of their own, and some states do too, some with a form that takes the place of the FAFSA.',
    'What a form asks goes to whoever runs it. If that worries you, talk first with a counselor you trust or a qualified legal adviser. Flyleaf never asks about citizenship or immigration.',
  ],
};

const forms: Record<FormKind, { title: string; what: string }> = {
  fafsa: {
    title: 'FAFSA',
    what: 'The free federal form. It opens federal grants, work-study and loans; most states and colleges use it too. The student and at least one parent each fill in a part and sign it.',
  },
  state: {
    title: 'State aid',
    what: 'The home state may have grants for colleges in the state. Many run out, so early counts.',
  },
  css: {
    title: 'CSS Profile',
    what: 'A second form, which some colleges ask for to give out their own grants. Each college sets its own date: check its aid page.',
  },
  college: {
    title: 'Forms of a college',
    what: 'Some colleges have a form of their own, or ask for tax papers after the FAFSA.',
  },
};

const costs: Record<CostKind, string> = {
  tuition: 'tuition',
  fees: 'fees',
  housing: 'housing',
  food: 'food',
  books: 'books and supplies',
  travel: 'travel',
  other: 'personal spending',
};

const list = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words);

export const english = {
  formsTitle: 'Aid forms and their dates',
  formsWhy: (aidYear: string) =>
    `For the ${yearsIn(aidYear)} school year, the first in college. They are filled in again each year.`,
  forms,
  status,
  formMissing: (firstName: string) => `Not on ${firstName}’s checklists yet.`,
  sent: (form: string) => `The ${form} is sent`,
  oneForAll: (colleges: readonly string[]) => `One form for all colleges: ${list(colleges)}.`,
  formAt: (form: string, college: string) => `${form}, ${college}`,
  doneOn: (day: string) => `Done ${dayInWords(day)}`,
  due: (day: string) => `Due ${dayInWords(day)}`,
  notDone: 'Not done yet',
  notChanged: 'We couldn’t save that. Please try again.',
  dateLabel: (label: string) => label,
  dateNote: (note: string) => note,
  dateRule: (rule: string) => rule,
  dayFor: (day: string, aidYear: string) => `${dayInWords(day)}, for ${yearsIn(aidYear)}`,
  dayOfAnother: (day: string, aidYear: string, wanted: string) =>
    `It was ${dayInWords(day)} for ${yearsIn(aidYear)}. For ${yearsIn(wanted)}, check it`,
  readOn: (day: string) => `read on ${dayInWords(day)}. Check before you rely on it.`,
  newTab: ' (opens in a new tab)',
  noStateDate: 'We found no published date for this state. Ask its agency:',
  noState: 'The student’s home state isn’t known. Every state’s dates:',

  offersTitle: 'Aid offers',
  offersWhy:
    'Colleges that say yes send an offer, mostly in March and April. Only grants and scholarships come off the price: a loan is money that is paid back, and work-study is pay for a job.',
  noApplications: (firstName: string) =>
    `${firstName} hasn’t started an application. An offer belongs to one.`,
  noOffer: 'No offer entered yet',
  lastChanged: (who: string, at: string) => `Last changed by ${who} on ${dayInWords(at.slice(0, 10))}`,
  enter: 'Enter the offer',
  enterOf: (college: string) => `Enter the offer of ${college}`,
  correct: 'Correct the offer',
  correctOf: (college: string) => `Correct the offer of ${college}`,
  cancel: 'Cancel',
  tellsStudent: (firstName: string) => `${firstName} sees that you changed it, and when.`,
  changedMeanwhile:
    'Someone changed this offer while you were writing, and nothing of yours was saved. What you entered is still here. Cancel to see the new version, or save again to replace it.',

  cost: 'One year costs',
  gifts: 'Grants and scholarships',
  giftsNote: 'Never paid back',
  youPay: 'To pay for one year',
  youPayNote: 'Cost less grants and scholarships',
  youPayWhole: (years: number) => `To pay for ${yearsInWords(years).toLowerCase()}`,
  wholeNote: 'If costs stay the same. They usually rise.',
  wholeShort: 'Years at another college afterwards are not counted.',
  work: 'Work-study, a year',
  workNote: 'Pay for a job, if one is found. It comes off no bill.',
  studentLoans: (firstName: string) => `Loans in ${firstName}’s name, a year`,
  parentLoans: 'Parent PLUS loan, a year',
  borrowed: (amount: string, years: number) =>
    `${amount} in ${yearsInWords(years).toLowerCase()}, before interest. The student owes it.`,
  borrowedByParent: (amount: string, years: number) =>
    `${amount} in ${yearsInWords(years).toLowerCase()}, before interest. The parent owes it, not the student.`,
  unclearAid: 'Not clear what it is, a year',
  unclearAidNote: 'Not counted until it is known to be a gift or a loan',
  left: 'Left in the first year, after every loan and job',
  leftNote: 'This is not the price: the loans come on top of it later.',
  notInLetter: 'Not in the letter',
  unknown: 'Can’t be told without the cost',
  dollars,
  atLeast: (amount: string) => `at least ${amount}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  rangeNote: 'More if the gifts don’t come again: the letter doesn’t say.',
  costs,
  list,
  quoted: (name: string) => `“${name}”`,
  gaps,
  unclearTitle: 'What this letter doesn’t make clear',
  nothingUnclear: 'Nothing we found.',
  askTitle: 'What to ask the aid office',
  askWhy: 'Your student can call or email. Aid offices get these questions every day.',
  nothingToAsk: 'No questions from this letter so far.',
};
export type AidWords = typeof english;
