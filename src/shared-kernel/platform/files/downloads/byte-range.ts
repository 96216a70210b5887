import { type ByteRange } from '../../../application/object-store.js';

/**
 * The one part of a file that a `Range` header asks for. Undefined for the whole file, also where the header asks for
 * several parts or cannot be read; null for a part that is not there.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;

  const isFromTheEnd = from === '';
  const first = isFromTheEnd ? Math.max(0, size - Number(to)) : Number(from);
  const last = isFromTheEnd || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (!isFromTheEnd && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? null : { first, last };
}
