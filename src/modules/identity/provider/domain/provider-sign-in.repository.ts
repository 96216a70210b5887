import { type Handoff } from './handoff.js';

/** A sign-in that waits for its browser to come back from the provider. */
export interface ProviderFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
}

/** A subject that waits for the owner of the account with its e-mail to sign in once. */
export interface PendingLink {
  userId: string;
  issuer: string;
  subject: string;
  expiresAt: Date;
}

/** What is under way between one browser and the provider. The browser is known by the digest of its cookie. */
export abstract class ProviderSignIns {
  abstract keepFlow(browser: string, flow: ProviderFlow): Promise<void>;
  /** Gives a flow out once. */
  abstract takeFlow(browser: string, state: string, now: Date): Promise<ProviderFlow | null>;

  abstract keepHandoff(browser: string, handoff: Handoff): Promise<void>;
  /** Locked until the unit of work ends. */
  abstract handoffOf(browser: string): Promise<Handoff | null>;

  abstract keepLink(browser: string, link: PendingLink): Promise<void>;
  /** Gives the link of this browser and this account out once. */
  abstract takeLink(browser: string, userId: string, now: Date): Promise<PendingLink | null>;
}
