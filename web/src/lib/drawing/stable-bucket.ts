/**
 * A number from 0 up to `buckets`, the same for the same key on every device. FNV-1a with MurmurHash3's final mixing: FNV-1a's
 * lowest bit alone is the same for all federal college numbers.
 */
export const stableBucket = (key: string | number, buckets: number) => {
  let hash = 0x811c9dc5;
  for (const character of String(key)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % buckets;
};
