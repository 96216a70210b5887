import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getDemoAccountOptions } from '@/api/queries/demo.gen';
import { listSignInProvidersOptions } from '@/api/queries/sign-in.gen';
import { type PageReads } from '@/app/pages/page';
import { AuthFrame } from '@/features/identity/auth-frame';
import { useEntryWords } from '@/features/identity/entry/use-entry-words';
import { LoginForm } from '@/features/identity/sign-in/login-form';
import { SignInNote } from '@/features/identity/sign-in/sign-in-note';
import { takeRememberedPage } from '@/lib/session/return-to';

const Login = () => {
  const { login } = useEntryWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return (
    <AuthFrame title={login.title} lead={login.lead}>
      <SignInNote problem={search.get('problem')} link={search.get('link')} />
      <LoginForm onSignedIn={() => void navigate(takeRememberedPage() ?? '/', { replace: true })}>
        <p className="text-muted-foreground">
          {login.newHere}{' '}
          <Link to="/register" className="link">
            {login.create}
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
