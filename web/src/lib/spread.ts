/** A steady number from 0 up to `buckets`, the same for the same key on every device (FNV-1a). */
export const spread = (key: string | number, buckets: number) => {
  let hash = 0x811c9dc5;
  for (const character of String(key)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % buckets;
};
