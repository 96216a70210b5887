import { Link } from 'react-router-dom';
import { AuthFrame } from '../auth-frame';
import { useEntryWords } from '../entry/use-entry-words';
import { LoginForm } from '../sign-in/login-form';

const stayHere = () => undefined;

/** The link alone confirms nothing: someone else may have created the account with this email. */
export const SignInToConfirm = () => {
  const { verify } = useEntryWords();

  return (
    <AuthFrame announced title={verify.signInTitle} lead={verify.signInLead}>
      <LoginForm onSignedIn={stayHere}>
        <p className="text-muted-foreground">
          {verify.notYours}{' '}
          <Link to="/forgot-password" className="link">
            {verify.choosePassword}
          </Link>
          {verify.notYoursAfter}
        </p>
      </LoginForm>
    </AuthFrame>
  );
};
