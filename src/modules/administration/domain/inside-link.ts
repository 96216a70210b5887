import { LinkLeadsOutside } from './notification.errors.js';

/** A path of plain segments and a plain query: no scheme, no host, no "//", no backslash, nothing to be escaped. */
const INSIDE = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&%.+-]*)?$/;
const LONGEST = 300;

/** An address inside the product, as it was given. Throws `LinkLeadsOutside` for any other. */
export function insideLink(address: string): string {
  if (address.length > LONGEST || !INSIDE.test(address)) throw new LinkLeadsOutside();
  return address;
}
