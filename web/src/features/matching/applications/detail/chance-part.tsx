import { type CollegeDetail } from '@/api';
import { CollegeChance } from '../../chance/college-chance';
import { Part } from './part';

type ChancePartProps = { college: CollegeDetail; round: string };

/** The student's chance at the college in the round of the application. */
const ChancePart = ({ college, round }: ChancePartProps) => (
  <Part title={`Your chance in ${round}`}>
    <CollegeChance match={college.match} college={college} />
  </Part>
);

export default ChancePart;
