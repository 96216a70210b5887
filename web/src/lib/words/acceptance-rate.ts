import { figure, type Missing, percent } from './figures';

type Admission = {
  acceptanceRate: number | null;
  openAdmission: boolean | null;
  missing: Record<string, Missing>;
};

/** The admit rate with one decimal. A college that takes everyone reports none. */
export const acceptanceWords = ({ acceptanceRate, openAdmission, missing }: Admission) =>
  acceptanceRate === null && openAdmission === true
    ? 'Open to all'
    : figure(acceptanceRate, (rate) => percent(rate, 1), missing['acceptanceRate']);
