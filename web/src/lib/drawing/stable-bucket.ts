/**
 * A steady number from 0 up to `buckets`, the same for the same key on every device (FNV-1a with the last mixing of
 * MurmurHash3: alone, its lowest bit tells only whether the digits add up to an even number, and those of every federal college number do).
 */
export const spread = (key: string | number, buckets: number) => {
  let hash = 0x811c9dc5;
  for (const character of String(key)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % buckets;
};
