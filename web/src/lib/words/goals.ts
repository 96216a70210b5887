/** A figure we aim at and how we will measure it. Not a result. */
export type Goal = { figure: string; of: string; measure: string };

const landing: readonly Goal[] = [
  {
    figure: '98%',
    of: 'satisfaction',
    measure:
      'The share of students who answer 4 or 5 out of 5 when we ask, once a year, “Did Flyleaf help you?” Everyone with an account is asked, and the number who answered is shown too.',
  },
  {
    figure: '3.2x',
    of: 'acceptance',
    measure:
      'Offers that students report to us, divided by the offers we would expect from each college’s own admit rate. It doesn’t prove that Flyleaf made the difference: students who plan early may do better anyway.',
  },
  {
    figure: '50K+',
    of: 'students',
    measure: 'Student accounts with at least one saved college. Test accounts do not count.',
  },
];

const pricing: readonly Goal[] = [
  {
    figure: '10,000+',
    of: 'students',
    measure: 'Student accounts with at least one saved college, counted the same way.',
  },
  {
    figure: '4.9/5',
    of: 'rating',
    measure: 'The average of all answers, from 1 to 5, to the yearly question above.',
  },
  {
    figure: '94%',
    of: 'find recommendations helpful',
    measure: 'The share of students who say yes when we ask if their recommended list helped.',
  },
];

export const english = {
  landing,
  pricing,
  /** Always shown beside the figures. */
  note: 'These are goals we set ourselves, not results. Flyleaf is new and has not measured them yet.',
};
export type Goals = typeof english;
