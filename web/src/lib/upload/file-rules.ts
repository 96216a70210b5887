/** As on the server: 52,428,800 bytes. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** The server's list. What is inside a file is checked there as well. */
export const FILE_EXTENSIONS = [
  ...['pdf', 'doc', 'docx', 'txt', 'rtf', 'odt'],
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic'],
  ...['mp4', 'mov', 'm4v', 'webm'],
  ...['mp3', 'wav', 'm4a', 'ogg', 'flac'],
  ...['zip', 'rar', '7z'],
];

export type FileProblem = { title: string; sentence: string };

export const extensionOf = (name: string) => /\.([\da-z]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why this file can't be uploaded; null when it can. */
export const fileProblem = ({ name, size }: File): FileProblem | null => {
  if (!FILE_EXTENSIONS.includes(extensionOf(name)))
    return {
      title: 'Upload Failed',
      sentence: `We can’t take files of this type. You can upload ${FILE_EXTENSIONS.join(', ')}.`,
    };
  if (size > MAX_FILE_BYTES)
    return { title: 'File Too Large', sentence: 'Please select a file smaller than 50MB.' };
  if (size === 0)
    return { title: 'Upload Failed', sentence: 'This file is empty. Please choose another one.' };
  return null;
};
