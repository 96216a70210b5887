/** Where a call came from. The address is the caller's own, or what a trusted proxy says it is. */
export interface Visitor {
  address: string;
  /** What the browser says of itself; empty where it says nothing. At most 512 characters. */
  userAgent: string;
}
