import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getDemoAccountOptions } from '@/api/queries/demo.gen';
import { listSignInProvidersOptions } from '@/api/queries/identity.gen';
import { type PageReads } from '@/app/pages/page';
import { AuthFrame } from '@/features/identity/auth-frame';
import { LoginForm } from '@/features/identity/sign-in/login-form';
import { SignInNote } from '@/features/identity/sign-in/sign-in-note';
import { takeRememberedPage } from '@/lib/session/return-to';

const Login = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return (
    <AuthFrame title="Sign in" lead="Your list and your notes are where you left them.">
      <SignInNote problem={search.get('problem')} link={search.get('link')} />
      <LoginForm onSignedIn={() => void navigate(takeRememberedPage() ?? '/', { replace: true })}>
        <p className="text-muted-foreground">
          New here?{' '}
          <Link to="/register" className="link">
            Create an account
          </Link>
        </p>
      </LoginForm>
    </AuthFrame>
  );
};

/** Read before drawing, so that nothing moves afterwards. */
export const reads: PageReads = (client) => [
  client.query(listSignInProvidersOptions()),
  client.query(getDemoAccountOptions()),
];

export default Login;
