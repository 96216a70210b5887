import { type Handoff } from './handoff.js';

/** A browser was sent to the provider and has not come back yet. */
export interface ProviderFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
}

/** A provider identity to be linked when the owner of the account with its email signs in with the password. */
export interface PendingLink {
  userId: string;
  issuer: string;
  subject: string;
  expiresAt: Date;
}

/** Unfinished provider sign-ins by browser. `browser` is the digest of the browser's cookie. */
export abstract class ProviderSignIns {
  abstract saveFlow(browser: string, flow: ProviderFlow): Promise<void>;
  /** Removes the flow and returns it. */
  abstract takeFlow(browser: string, state: string, now: Date): Promise<ProviderFlow | null>;

  abstract saveHandoff(browser: string, handoff: Handoff): Promise<void>;
  /** Locked until the unit of work ends. */
  abstract handoffOf(browser: string): Promise<Handoff | null>;
  abstract removeHandoffsOf(userId: string): Promise<void>;

  abstract saveLink(browser: string, link: PendingLink): Promise<void>;
  /** Removes the link of this browser and account and returns it. */
  abstract takeLink(browser: string, userId: string, now: Date): Promise<PendingLink | null>;
}
