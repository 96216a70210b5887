import { figure, type Missing, percent } from './figures';

type Admission = {
  acceptanceRate: number | null;
  openAdmission: boolean | null;
  missing: Record<string, Missing>;
};

/** The admit rate with one decimal; a college that takes everyone has none, and that is no gap in the data. */
export const acceptanceWords = ({ acceptanceRate, openAdmission, missing }: Admission) =>
  acceptanceRate === null && openAdmission === true
    ? 'Open to all'
    : figure(acceptanceRate, (rate) => percent(rate, 1), missing['acceptanceRate']);
