import { Link, useNavigate } from 'react-router-dom';
import { AuthFrame } from '@/features/identity/auth-frame';
import { RegisterForm } from '@/features/identity/register-form';

const Register = () => {
  const navigate = useNavigate();

  return (
    <AuthFrame title="Create your account" lead="Students, parents and counselors each have their own.">
      <RegisterForm onRegistered={() => void navigate('/profile', { replace: true })} />
      <p className="text-muted-foreground">
        Already have an account?{' '}
        <Link to="/login" className="link">
          Sign in
        </Link>
      </p>
    </AuthFrame>
  );
};

export default Register;
