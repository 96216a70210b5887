import { Link } from 'react-router-dom';
import { usePricedStudent } from './use-priced-student';

/** For students who have not said what their family earns. Nothing for those who prefer not to. */
export const AddIncome = () =>
  usePricedStudent().incomeIsMissing && (
    <Link to="/profile?section=personal&step=background" className="link text-small font-normal">
      Add your income to see your price
    </Link>
  );
