import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listSignInProvidersOptions } from '@/api/queries/sign-in.gen';
import { type PageReads } from '@/app/pages/page';
import { AuthFrame } from '@/features/identity/auth-frame';
import { chosenPlan, planTitle } from '@/features/identity/registration/chosen-plan';
import { useEntryWords } from '@/features/identity/entry/use-entry-words';
import { RegisterForm } from '@/features/identity/registration/register-form';
import { keptInvitation } from '@/lib/session/kept-invitation';

const Register = () => {
  const { register } = useEntryWords();
  const navigate = useNavigate();
  const invitation = keptInvitation();
  const plan = chosenPlan(useSearchParams()[0].get('plan'));

  return (
    <AuthFrame title={register.title} lead={register.lead}>
      {plan && (
        <p className="rounded-[12px] bg-secondary px-4 py-3 text-secondary-foreground">
          {register.chose}
          <b>{planTitle(plan)}</b>. {register.nothingCharged}{' '}
          <Link to="/pricing" className="link">
            {register.change}
          </Link>
        </p>
      )}
      <RegisterForm
        {...(plan && { plan })}
        {...(invitation && { role: invitation.relation })}
        onRegistered={() => void navigate(invitation ? '/' : '/profile', { replace: true })}
      />
      <p className="text-muted-foreground">
        {register.have}{' '}
        <Link to="/login" className="link">
          {register.signIn}
        </Link>
      </p>
    </AuthFrame>
  );
};

/** Read before drawing, so that nothing moves afterwards. */
export const reads: PageReads = (client) => [client.query(listSignInProvidersOptions())];

export default Register;
