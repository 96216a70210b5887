import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listSignInProvidersOptions } from '@/api/queries/identity.gen';
import { type PageReads } from '@/app/pages/page';
import { AuthFrame } from '@/features/identity/auth-frame';
import { chosenPlan, planTitle } from '@/features/identity/registration/chosen-plan';
import { RegisterForm } from '@/features/identity/registration/register-form';
import { keptInvitation } from '@/lib/session/kept-invitation';

const Register = () => {
  const navigate = useNavigate();
  const invitation = keptInvitation();
  const plan = chosenPlan(useSearchParams()[0].get('plan'));

  return (
    <AuthFrame title="Create your account" lead="For students, parents and counselors.">
      {plan && (
        <p className="rounded-[12px] bg-secondary px-4 py-3 text-secondary-foreground">
          You chose <b>{planTitle(plan)}</b>. Nothing is charged.{' '}
          <Link to="/pricing" className="link">
            Change
          </Link>
        </p>
      )}
      <RegisterForm
        {...(plan && { plan })}
        {...(invitation && { role: invitation.relation })}
        onRegistered={() => void navigate(invitation ? '/' : '/profile', { replace: true })}
      />
      <p className="text-muted-foreground">
        Already have an account?{' '}
        <Link to="/login" className="link">
          Sign in
        </Link>
      </p>
    </AuthFrame>
  );
};

/** Read before drawing, so that nothing moves afterwards. */
export const reads: PageReads = (client) => [client.query(listSignInProvidersOptions())];

export default Register;
