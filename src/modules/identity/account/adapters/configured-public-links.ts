import { PublicLinks } from '../application/public-links.js';

export class ConfiguredPublicLinks extends PublicLinks {
  constructor(private readonly publicUrl: string) {
    super();
  }

  resetPassword(token: string): string {
    return this.to('reset-password', token);
  }

  verifyEmail(token: string): string {
    return this.to('verify-email', token);
  }

  private to(page: string, token: string): string {
    const link = new URL(page, this.publicUrl.replace(/\/*$/, '/'));
    link.searchParams.set('token', token);
    return link.href;
  }
}
