import { extensionOf } from '@/lib/upload/file-rules';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'];
const MAX_BYTES = 5 * 1024 * 1024;

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Why this file can't be the picture; null when it can. */
export const pictureProblem = ({ name, size }: File): { title: string; sentence: string } | null => {
  if (!EXTENSIONS.includes(extensionOf(name)))
    return { title: 'Upload Failed', sentence: 'Please choose a picture in JPG, PNG or WebP format.' };
  if (size > MAX_BYTES)
    return { title: 'File Too Large', sentence: 'Please choose a picture smaller than 5MB.' };
  return null;
};
