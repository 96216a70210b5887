import { Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';

const TEN_MINUTES = 600;
const SECRET = /^[\w-]{20,100}$/;

/** The cookie of a browser that began a provider sign-in. Scripts cannot read it. */
@Injectable()
export class BrowserSecret {
  private readonly isSecure: boolean;
  readonly cookie: string;

  constructor({ publicUrl }: PlatformSettings) {
    this.isSecure = publicUrl.startsWith('https://');
    // The prefix needs https, which a development machine does not have.
    this.cookie = this.isSecure ? '__Host-flyleaf-signin' : 'flyleaf-signin';
  }

  read(request: FastifyRequest): string | undefined {
    const secret = request.cookies[this.cookie];
    return secret !== undefined && SECRET.test(secret) ? secret : undefined;
  }

  set(reply: FastifyReply, secret: string): void {
    void reply.setCookie(this.cookie, secret, { ...this.options(), maxAge: TEN_MINUTES });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, this.options());
  }

  private options() {
    // Lax, because the provider's redirect comes from another site.
    return { path: '/', httpOnly: true, secure: this.isSecure, sameSite: 'lax' } as const;
  }
}
