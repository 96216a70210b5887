import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { PlatformSettings } from '../../configuration/platform-settings.js';
import { FromAnotherSite } from '../replies/http-refusals.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Requests that change something must come from our own pages, or from a program, which sends no headers about a page.
 * Browsers send `Sec-Fetch-Site`, or on plain http only `Origin`. No other site is allowed.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly home: string;

  constructor({ publicUrl }: PlatformSettings) {
    this.home = new URL(publicUrl).host;
  }

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE_METHODS.has(method)) return true;

    const site = headers['sec-fetch-site'];
    const isOwn = site === undefined ? this.isHome(headers) : OWN_SITES.has(site);
    if (!isOwn) throw new FromAnotherSite();
    return true;
  }

  private isHome({ origin, host }: FastifyRequest['headers']): boolean {
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin).host;
    return from === this.home || from === host;
  }
}
