import { ExternalLink } from './notification.errors.js';

/** A path of plain segments and a plain query: no scheme, host, "//", backslash or anything to escape. */
const INTERNAL = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&%.+-]*)?$/;
const MAX_LENGTH = 300;

/** Returns the address of a page of Flyleaf unchanged. Throws `ExternalLink` for any other. */
export function internalLink(address: string): string {
  if (address.length > MAX_LENGTH || !INTERNAL.test(address)) throw new ExternalLink();
  return address;
}
