import { useQuery } from '@tanstack/react-query';
import { listSignInProvidersOptions } from '@/api/queries/sign-in.gen';

export const useSignInProviders = () => useQuery(listSignInProvidersOptions());

/** "Google" until the server has answered. */
export const useProviderName = () => useSignInProviders().data?.providers[0]?.name ?? 'Google';
