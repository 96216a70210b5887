import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { userMessageOf } from '@/lib/api/api-error';
import { AuthFrame } from '../auth-frame';
import { ExchangeCodeForm } from './exchange-code-form';
import { type Handoff, useExchange } from './use-exchange';

/** The return from the provider, on any page: exchanges the handoff for a session first. Errors show on the sign-in page. */
const ProviderReturn = ({ handoff }: { handoff: Handoff }) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const goTo = (address: string) => {
    setLeaving(true);
    void navigate(address, { replace: true });
  };
  const exchange = useExchange(handoff, {
    onSignedIn: (interrupted) => goTo(interrupted ?? pathname + search),
    onRefused: (problem) => goTo(`/login?problem=${problem}`),
  });

  if (exchange.needsCode && !leaving)
    return (
      <AuthFrame announced title="One more step" lead="Your account needs a code to sign in.">
        <ExchangeCodeForm
          onCode={exchange.signIn}
          isPending={exchange.isPending}
          failure={exchange.failure}
          attempt={exchange.tries}
        />
      </AuthFrame>
    );

  if (exchange.unreached)
    return (
      <AuthFrame
        announced
        title="We couldn’t sign you in yet"
        lead={userMessageOf(exchange.failure) ?? 'You’re almost in. Check your connection and try again.'}
      >
        <Button size="lg" className="w-full" busy={exchange.isPending} onClick={() => exchange.signIn()}>
          Try again
        </Button>
      </AuthFrame>
    );

  return (
    <AuthFrame title="Signing you in" lead="This takes a moment.">
      <Spinner className="size-8 text-primary" />
    </AuthFrame>
  );
};

export default ProviderReturn;
