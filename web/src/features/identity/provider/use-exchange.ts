import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ExchangeRequest } from '@/api';
import { exchangeProviderSignIn } from '@/api/calls/sign-in.gen';
import { listSignInProvidersOptions } from '@/api/queries/sign-in.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { takeRememberedPage } from '@/lib/session/return-to';
import { startSession } from '@/lib/session/session';
import { useEntryWords } from '../entry/use-entry-words';
import { isCodeNeeded, isWrongCode } from '../refusal-words';

export type Handoff = Pick<ExchangeRequest, 'accessToken' | 'refreshToken'>;

type Outcome = {
  /** `interrupted`: the page the user was on before signing in. */
  onSignedIn: (interrupted: string | null) => void;
  /** `problem`: a key the sign-in page has a message for. */
  onRefused: (problem: string) => void;
};

/** Exchanges the handoff for a session on mount, and again with a code if the account uses two-step verification. */
export const useExchange = (handoff: Handoff, { onSignedIn, onRefused }: Outcome) => {
  const words = useEntryWords();
  const client = useQueryClient();
  const [isPending, setPending] = useState(true);
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const started = useRef(false);

  const settle = (error: unknown) => {
    if (isCodeNeeded(error)) setNeedsCode(true);
    else if (isWrongCode(error))
      toast({ tone: 'error', title: words.login.failed, description: words.refusals.login(error) });
    else if (isFinal(error)) onRefused(error.status === 403 ? 'deactivated' : 'provider-expired');
    setFailure(isCodeNeeded(error) ? null : error);
  };

  const signIn = async (code?: string) => {
    setPending(true);
    try {
      const name = client.query(listSignInProvidersOptions()).catch(() => null);
      const { data } = await exchangeProviderSignIn({
        body: { ...handoff, ...(code !== undefined && { code }) },
        throwOnError: true,
      });
      startSession(data.tokens, data.user);
      await client.invalidateQueries();
      const provider = (await name)?.providers[0]?.name ?? 'Google';
      toast({ title: words.login.welcome, description: words.provider.signedIn(provider) });
      onSignedIn(takeRememberedPage());
    } catch (error) {
      settle(error);
    } finally {
      setPending(false);
      setTries((before) => before + 1);
    }
  };

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void signIn();
  });

  return {
    signIn: (code?: string) => void signIn(code),
    isPending,
    needsCode,
    unreached: failure !== null && !needsCode && !isFinal(failure),
    failure,
    tries,
  };
};

/** Retrying would give the same answer. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 401, 403].includes(error.status);
