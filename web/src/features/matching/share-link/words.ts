import { type ListByLink } from '@/api';
import { dollars } from '@/lib/words/figures';
import { dayInWords } from '../applications/shared/day-words';
import { roundWords } from '../applications/shared/status-words';

export type CollegeByLink = ListByLink['colleges'][number];
export type RoundByLink = CollegeByLink['rounds'][number];
type Deadline = RoundByLink['deadline'];

const NOTES: Record<Deadline['kind'], string> = {
  checked: 'Checked by the student at the college.',
  entered: 'Entered by the student, not checked yet.',
  published: 'Published by the college. Its own page counts.',
  usual: 'The usual date. The college’s own page counts.',
  unknown: 'We don’t know the date. The college’s own page says it.',
};
const ROLLING_NOTE = 'The college answers as applications come in.';

export const english = {
  title: (firstName: string) => `${firstName}’s college list`,
  lead: (firstName: string) => `${firstName} shows you this. It’s only for you, so please don’t pass it on.`,
  print: 'Print',
  noColleges: (firstName: string) => `${firstName} hasn’t saved a college yet. Look again later.`,
  colleges: 'Colleges, the next date first',
  notBegun: 'No application started yet',
  day: dayInWords,
  noDate: 'No date yet',
  passed: 'This date has passed.',
  round: (round: RoundByLink): string => roundWords(round),
  note: ({ applicationType, deadline: { kind } }: RoundByLink) =>
    kind === 'unknown' && applicationType === 'Rolling' ? ROLLING_NOTE : NOTES[kind],
  lastCycle: ({ deadline: { lastCycle } }: RoundByLink) =>
    lastCycle && `In the ${lastCycle.cycle} cycle it was ${dayInWords(lastCycle.date)}.`,
  fullPrice: (amount: number) => `Full price of a year: ${dollars(amount)}`,
  ofResidents: (amount: number) => `Full price of a year: ${dollars(amount)} for state residents`,
  fromElsewhere: (amount: number) => `${dollars(amount)} for students from other states`,
  noFullPrice: 'Full price not published',
  familyPrice: (amount: string) => `About ${amount} a year for the family, after aid`,
  averagePrice: (amount: string) => `About ${amount} a year after aid, for an average family`,
  noFamilyPrice: 'Price after aid not published',
  aboutPrices:
    'A full price counts tuition, housing, food, books and other costs of a year, before any aid. Many families pay less. Prices are what colleges reported to the U.S. Department of Education.',
  aboutFamilyPrice:
    'A price after aid is an estimate from what families like this one paid, not an offer from the college.',
  until: (day: string) => `This page can be opened until ${day}.`,
  ended: 'This link doesn’t work anymore',
  endedWhy:
    'It may have ended or been turned off, or part of the address is missing. Ask the student who gave it to you for a new one.',
  notLoaded: 'We couldn’t load this page',
  notLoadedWhy: 'Check your connection, wait a minute and try again.',
};
export type Words = typeof english;
