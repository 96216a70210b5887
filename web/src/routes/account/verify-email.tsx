import { useLocation } from 'react-router-dom';
import { VerifyEmail } from '@/features/identity/registration/verify-email';
import { emailTokenOf } from '@/lib/session/url-secrets';

const VerifyEmailPage = () => <VerifyEmail token={emailTokenOf(useLocation().state)} />;

/** Someone who is not signed in sees the sign-in form. */
export { reads } from './login';

export default VerifyEmailPage;
