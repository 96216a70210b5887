import { type ParentInputs } from '@/api';

/** As it is typed; an empty text is no answer. */
export type InputsForm = { income: string; most: string };

export const inputsFormOf = ({ incomeRange, mostAYear }: ParentInputs): InputsForm => ({
  income: incomeRange ?? '',
  most: mostAYear === null ? '' : String(mostAYear),
});

const MOST_DOLLARS = 1_000_000;

/** "$12,500" and "12500" are the same; null is empty, undefined no amount. */
export const mostIn = (typed: string): number | null | undefined => {
  const plain = typed.replace(/[\s,$]/g, '');
  if (plain === '') return null;
  if (!/^\d{1,7}$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount <= MOST_DOLLARS ? amount : undefined;
};
