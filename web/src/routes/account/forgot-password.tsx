import { useLocation } from 'react-router-dom';
import { ForgotPassword } from '@/features/identity/recovery/forgot-password';

const typedAtLogin = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

const ForgotPasswordPage = () => <ForgotPassword email={typedAtLogin(useLocation().state)} />;

export default ForgotPasswordPage;
