import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useSession } from '@/lib/session/session';
import { type PlanName } from './plans';
import { usePricingWords } from './use-pricing-words';

// Loaded only for signed-in users, who can save a plan to the account.
const SavePlanButton = lazy(() => import('./save-plan-button'));

/** Visitors take the plan to registration; signed-in users save it to the account. */
export const ChoosePlan = ({ plan }: { plan: PlanName }) => {
  const words = usePricingWords().plans[plan];
  const signedIn = useSession().status === 'signed-in';
  // The only plan that exists today.
  const variant = plan === 'starter' ? 'primary' : 'outline';

  return (
    <div className="mt-auto grid min-h-10 pt-1 pointer-coarse:min-h-11">
      {signedIn ? (
        <Suspense>
          <SavePlanButton plan={plan} variant={variant} />
        </Suspense>
      ) : (
        <Button asChild variant={variant}>
          <Link to={`/register?plan=${plan}`}>{words.choose}</Link>
        </Button>
      )}
    </div>
  );
};
