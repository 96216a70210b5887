import { ShareLinkAddresses } from '../application/share-link-addresses.js';

export class ConfiguredShareLinkAddresses extends ShareLinkAddresses {
  private readonly page: string;

  constructor(publicUrl: string) {
    super();
    this.page = `${publicUrl.replace(/\/*$/, '')}/shared`;
  }

  of(token: string): string {
    return `${this.page}#${token}`;
  }
}
