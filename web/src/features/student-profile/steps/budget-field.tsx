import { Link } from 'react-router-dom';
import { type Profile } from '../profile';
import { WholeNumber } from '../fields/form-fields';
import { addressOfPlace, placeAt } from '../sections/places';

const BACKGROUND = addressOfPlace(placeAt('personal', 'background'));

export const BudgetField = ({ profile: { personal } }: { profile: Profile }) => (
  <div className="grid gap-2 md:max-w-120">
    <WholeNumber
      name="maxTuition"
      label="The most your family can pay"
      hint="US dollars a year, for tuition, housing, food and books. Colleges far above it stay off your list."
      optional
    />
    {!personal?.householdIncomeRange && (
      <p className="text-hint text-muted-foreground">
        Not sure? Leave it empty and{' '}
        <Link to={BACKGROUND} className="link">
          tell us your income range
        </Link>
        . We then use what families like yours usually pay.
      </p>
    )}
  </div>
);
