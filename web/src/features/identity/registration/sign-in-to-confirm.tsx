import { Link } from 'react-router-dom';
import { AuthFrame } from '../auth-frame';
import { LoginForm } from '../sign-in/login-form';

const stayHere = () => undefined;

/** The link alone confirms nothing: someone else may have created the account with this email. */
export const SignInToConfirm = () => (
  <AuthFrame
    announced
    title="Sign in to confirm your email"
    lead="Use the email and password you created your account with. You only need to do this once."
  >
    <LoginForm onSignedIn={stayHere}>
      <p className="text-muted-foreground">
        Didn’t create an account?{' '}
        <Link to="/forgot-password" className="link">
          Choose a new password
        </Link>
        , and nobody else can use your email here.
      </p>
    </LoginForm>
  </AuthFrame>
);
