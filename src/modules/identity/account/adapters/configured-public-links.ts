import { PublicLinks } from '../application/email/public-links.js';

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

  /** The code is behind the #, which browsers keep to themselves. */
  invitation(code: string, relation: 'parent' | 'counselor'): string {
    const link = this.page('link');
    link.hash = new URLSearchParams({ code, as: relation }).toString();
    return link.href;
  }

  leaving(): string {
    return this.page('settings/leaving').href;
  }

  dataExport(): string {
    return this.page('settings/data').href;
  }

  private page(path: string): URL {
    return new URL(path, this.publicUrl.replace(/\/*$/, '/'));
  }

  private to(page: string, token: string): string {
    const link = this.page(page);
    link.searchParams.set('token', token);
    return link.href;
  }
}
