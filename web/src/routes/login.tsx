import { Link, useNavigate } from 'react-router-dom';
import { LoginForm } from '@/features/identity/login-form';
import { AuthFrame } from '@/features/identity/auth-frame';
import { takeRememberedPage } from '@/lib/return-to';

const Login = () => {
  const navigate = useNavigate();

  return (
    <AuthFrame title="Sign in" lead="Your list and your notes are where you left them.">
      <LoginForm onSignedIn={() => void navigate(takeRememberedPage(), { replace: true })}>
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

export default Login;
