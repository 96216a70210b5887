/** Compared with the provider's answer. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person as the provider knows them. Issuer and subject together never change; the rest may. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The OpenID provider. Both calls throw `ProviderProblem` if it is unavailable or its answer is not valid. */
export abstract class IdentityProvider {
  /** The name people know, such as "Google"; null if no provider is configured. */
  abstract readonly name: string | null;
  /** The address to send the browser to, and what to store until it comes back. */
  abstract begin(): Promise<ProviderChecks & { address: string }>;
  /** `answer` is the query string the browser came back with. */
  abstract identify(answer: string, checks: ProviderChecks): Promise<ProviderIdentity>;
}
