import { extensionOf, type FileProblem } from '@/lib/upload/file-rules';

/** As on the server. What is inside is checked there as well. */
const MOST_BYTES = 10 * 1024 * 1024;
const EXTENSIONS = ['txt', 'doc', 'docx'];

export const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Why this file can't be read; null when it can be tried. */
export const documentProblem = ({ name, size }: File): FileProblem | null => {
  if (!EXTENSIONS.includes(extensionOf(name)))
    return {
      title: 'Upload Failed',
      sentence: 'Please choose a .txt, .doc or .docx file. Other files can be saved as one of these first.',
    };
  if (size > MOST_BYTES)
    return { title: 'File Too Large', sentence: 'Please select a file smaller than 10MB.' };
  if (size === 0)
    return { title: 'Upload Failed', sentence: 'This file is empty. Please choose another one.' };
  return null;
};
