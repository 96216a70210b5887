import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { AuthFrame } from '../auth-frame';
import { useEntryWords } from '../entry/use-entry-words';
import { ExchangeCodeForm } from './exchange-code-form';
import { type Handoff, useExchange } from './use-exchange';

/** The return from the provider, on any page: exchanges the handoff for a session first. Errors show on the sign-in page. */
const ProviderReturn = ({ handoff }: { handoff: Handoff }) => {
  const words = useEntryWords();
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
      <AuthFrame announced title={words.provider.oneMore} lead={words.provider.oneMoreLead}>
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
        title={words.provider.unreached}
        lead={words.provider.reason(exchange.failure) ?? words.provider.unreachedLead}
      >
        <Button size="lg" className="w-full" busy={exchange.isPending} onClick={() => exchange.signIn()}>
          {words.tryAgain}
        </Button>
      </AuthFrame>
    );

  return (
    <AuthFrame title={words.provider.signingIn} lead={words.provider.moment}>
      <Spinner className="size-8 text-primary" />
    </AuthFrame>
  );
};

export default ProviderReturn;
