import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { PlatformSettings } from '../configuration/platform-settings.js';
import { FromAnotherSite } from './http-refusals.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN = new Set(['same-origin', 'none']);

/**
 * What changes something comes from our own pages, or from a program, which says nothing of a page. Browsers tell by
 * `Sec-Fetch-Site`; where they do not (plain http), by `Origin`. No other site is on the list.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly home: string;

  constructor({ publicUrl }: PlatformSettings) {
    this.home = new URL(publicUrl).host;
  }

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (READING.has(method)) return true;

    const site = headers['sec-fetch-site'];
    const isOwn = site === undefined ? this.isHome(headers) : OWN.has(site);
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
