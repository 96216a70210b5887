import { useQuery } from '@tanstack/react-query';
import { listSignInProvidersOptions } from '@/api/@tanstack/react-query.gen';

/** With whom one may sign in besides email and password: nobody, where none is set up. */
export const useSignInProviders = () => useQuery(listSignInProvidersOptions());

/** What the screens call the provider; the usual one until the server has said. */
export const useProviderName = () => useSignInProviders().data?.providers[0]?.name ?? 'Google';
