import { type CollegeDetail } from '@/api';
import { FigureRow } from './figure-row';

/** Which tuition the student would pay; null where nobody knows. */
export type OwnTuition = 'in-state' | 'out-of-state' | null;

/** The student's own tuition first; one row where everybody pays the same. */
export const Tuition = ({ college, own }: { college: CollegeDetail; own: OwnTuition }) => {
  const { tuitionInState, tuitionOutOfState } = college.figures;
  if (tuitionInState?.value === tuitionOutOfState?.value) {
    return <FigureRow label="Tuition and fees" figure={tuitionInState} />;
  }
  const rows = [
    { whose: 'in-state', label: 'in state', figure: tuitionInState },
    { whose: 'out-of-state', label: 'out of state', figure: tuitionOutOfState },
  ];

  return (own === 'out-of-state' ? rows.toReversed() : rows).map(({ whose, label, figure }) => (
    <FigureRow
      key={whose}
      label={`Tuition and fees, ${label}${whose === own ? ' (yours)' : ''}`}
      figure={figure}
    />
  ));
};
