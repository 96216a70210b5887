/** What the answer of the provider is compared with. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider vouches for. Issuer and subject together never change; the rest may. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The OpenID provider that people may sign in with. Both calls throw `ProviderProblem` where it is away or wrong. */
export abstract class IdentityProvider {
  /** As people know it; null where none is configured. */
  abstract readonly name: string | null;
  /** Where to send the browser, and what to keep until it comes back. */
  abstract begin(): Promise<ProviderChecks & { address: string }>;
  /** `answer` is the query that the browser came back with. */
  abstract prove(answer: string, checks: ProviderChecks): Promise<ProvenIdentity>;
}
