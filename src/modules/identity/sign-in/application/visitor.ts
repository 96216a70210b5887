/** Where a request came from: the address of the caller, or the one that a trusted proxy passes on. */
export interface Visitor {
  address: string;
  /** The address, or the IPv6 network it belongs to: what limits are counted for. */
  network: string;
  /** As the browser sent it, at most 512 characters; may be empty. */
  userAgent: string;
}
