interface AllowedType {
  /** What we serve the file as. */
  contentType: string;
  /** What its content may look like, in the names of `file-type`; `text` looks like nothing but text. */
  looksLike: readonly string[];
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text';
const ZIP = 'application/zip';
/** Phones write the same container with any of these names inside. */
const MP4_FAMILY = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'audio/mp4', 'audio/x-m4a'];

const type = (contentType: string, ...looksLike: string[]): AllowedType => ({
  contentType,
  looksLike: looksLike.length > 0 ? looksLike : [contentType],
});

/** The order decides for content that several extensions fit. */
const ALLOWED_TYPES: ReadonlyMap<string, AllowedType> = new Map([
  ['pdf', type('application/pdf')],
  ['docx', type(WORD, WORD, ZIP)],
  ['odt', type(OPEN_DOCUMENT, OPEN_DOCUMENT, ZIP)],
  ['doc', type('application/msword', 'application/x-cfb')],
  ['rtf', type('application/rtf', 'application/rtf', 'text/rtf')],
  ['jpg', type('image/jpeg')],
  ['jpeg', type('image/jpeg')],
  ['png', type('image/png', 'image/png', 'image/apng')],
  ['gif', type('image/gif')],
  ['webp', type('image/webp')],
  ['heic', type('image/heic', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence')],
  ['mp4', type('video/mp4', ...MP4_FAMILY)],
  ['mov', type('video/quicktime', ...MP4_FAMILY)],
  ['m4v', type('video/x-m4v', ...MP4_FAMILY)],
  ['webm', type('video/webm')],
  ['mp3', type('audio/mpeg')],
  ['wav', type('audio/wav')],
  ['m4a', type('audio/mp4', ...MP4_FAMILY)],
  ['ogg', type('audio/ogg', 'audio/ogg', 'audio/ogg; codecs=opus', 'video/ogg', 'application/ogg')],
  ['flac', type('audio/flac')],
  ['zip', type(ZIP)],
  ['rar', type('application/vnd.rar', 'application/x-rar-compressed')],
  ['7z', type('application/x-7z-compressed')],
  ['txt', type('text/plain; charset=utf-8', 'text')],
]);

export const ALLOWED_EXTENSIONS: readonly string[] = [...ALLOWED_TYPES.keys()];

export const extensionOf = (name: string): string | undefined =>
  /\.([\da-z]{1,5})$/i.exec(name)?.[1]?.toLowerCase();

/** Undefined for an extension that is not on the list. */
export const allowedTypeOf = (name: string): AllowedType | undefined =>
  ALLOWED_TYPES.get(extensionOf(name) ?? '');

/** For a file without a name. */
export const nameForContent = (looksLike: string): string | undefined => {
  const found = [...ALLOWED_TYPES].find(([, allowed]) => allowed.looksLike.includes(looksLike));
  return found && `file.${found[0]}`;
};
