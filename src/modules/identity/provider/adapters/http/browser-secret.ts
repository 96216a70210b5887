import { Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';

const TEN_MINUTES = 600;
const SECRET = /^[\w-]{20,100}$/;

/** The cookie that tells which browser began to sign in with the provider. No script reads it, no other site sends it along. */
@Injectable()
export class BrowserSecret {
  private readonly isSecure: boolean;
  readonly cookie: string;

  constructor({ publicUrl }: PlatformSettings) {
    this.isSecure = publicUrl.startsWith('https://');
    // The prefix needs https; on a laptop a plain name has to do.
    this.cookie = this.isSecure ? '__Host-flyleaf-signin' : 'flyleaf-signin';
  }

  of(request: FastifyRequest): string | undefined {
    const secret = request.cookies[this.cookie];
    return secret !== undefined && SECRET.test(secret) ? secret : undefined;
  }

  give(reply: FastifyReply, secret: string): void {
    void reply.setCookie(this.cookie, secret, { ...this.kind(), maxAge: TEN_MINUTES });
  }

  takeBack(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, this.kind());
  }

  private kind() {
    // Lax: the provider's redirect comes from another site.
    return { path: '/', httpOnly: true, secure: this.isSecure, sameSite: 'lax' } as const;
  }
}
