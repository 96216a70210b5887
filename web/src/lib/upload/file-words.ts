const KB = 1024;
const MB = KB * KB;

/** "340 KB" or "12.1 MB". */
export const sizeWords = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`;

/** "7.4 of 12.1 MB". */
export const sentWords = (sent: number, size: number) =>
  size < MB
    ? `${Math.round(sent / KB)} of ${sizeWords(size)}`
    : `${(sent / MB).toFixed(1)} of ${sizeWords(size)}`;

export type FileKind = 'Picture' | 'Video' | 'Sound' | 'PDF' | 'Archive' | 'Document';

const ARCHIVE = /zip|rar|7z/;

export const kindOf = (contentType: string): FileKind => {
  if (contentType.startsWith('image/')) return 'Picture';
  if (contentType.startsWith('video/')) return 'Video';
  if (contentType.startsWith('audio/')) return 'Sound';
  if (contentType === 'application/pdf') return 'PDF';
  return ARCHIVE.test(contentType) ? 'Archive' : 'Document';
};
