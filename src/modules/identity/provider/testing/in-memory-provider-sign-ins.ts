import { type Handoff } from '../domain/handoff.js';
import {
  type PendingLink,
  type ProviderFlow,
  ProviderSignIns,
} from '../domain/provider-sign-in.repository.js';

export class InMemoryProviderSignIns extends ProviderSignIns {
  private readonly flows = new Map<string, ProviderFlow>();
  private readonly handoffs = new Map<string, Handoff>();
  private readonly links = new Map<string, PendingLink>();

  saveFlow(browser: string, flow: ProviderFlow): Promise<void> {
    this.flows.set(browser, flow);
    return Promise.resolve();
  }

  takeFlow(browser: string, state: string, now: Date): Promise<ProviderFlow | null> {
    const flow = this.flows.get(browser);
    if (flow?.state !== state || flow.expiresAt <= now) return Promise.resolve(null);
    this.flows.delete(browser);
    return Promise.resolve(flow);
  }

  saveHandoff(browser: string, handoff: Handoff): Promise<void> {
    this.handoffs.set(browser, handoff);
    return Promise.resolve();
  }

  handoffOf(browser: string): Promise<Handoff | null> {
    return Promise.resolve(this.handoffs.get(browser) ?? null);
  }

  removeHandoffsOf(userId: string): Promise<void> {
    for (const [browser, handoff] of this.handoffs)
      if (handoff.userId === userId) this.handoffs.delete(browser);
    return Promise.resolve();
  }

  saveLink(browser: string, link: PendingLink): Promise<void> {
    this.links.set(browser, link);
    return Promise.resolve();
  }

  takeLink(browser: string, userId: string, now: Date): Promise<PendingLink | null> {
    const link = this.links.get(browser);
    if (link?.userId !== userId || link.expiresAt <= now) return Promise.resolve(null);
    this.links.delete(browser);
    return Promise.resolve(link);
  }
}
