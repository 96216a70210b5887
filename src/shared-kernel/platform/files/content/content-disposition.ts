/** Always a download, never a page of ours. The name in both forms that browsers read (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\w. ()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** `encodeURIComponent` leaves these, which RFC 8187 does not allow. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
