import { type CollegeDetail } from '@/api';
import { CollegeChance } from '../../chance/college-chance';
import { Part } from './part';
import { PromiseAndPrice } from './promise-and-price';

type ChancePartProps = { college: CollegeDetail; round: string; isPromise: boolean };

/** The student's chance at the college in the round of the application. */
const ChancePart = ({ college, round, isPromise }: ChancePartProps) => (
  <Part title={`Your chance in ${round}`}>
    <CollegeChance match={college.match} college={college} />
    {isPromise && <PromiseAndPrice college={college} />}
  </Part>
);

export default ChancePart;
