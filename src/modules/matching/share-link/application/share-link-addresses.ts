export abstract class ShareLinkAddresses {
  /** The page that shows the list. Browsers send nothing of what follows the #. */
  abstract of(token: string): string;
}
