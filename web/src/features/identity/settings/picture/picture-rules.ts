import { extensionOf } from '@/lib/upload/file-rules';
import { type SettingsWords } from '../settings-words';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'];
const MAX_BYTES = 5 * 1024 * 1024;

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Why this file can't be the picture; null when it can. */
export const pictureProblem = (
  { name, size }: File,
  words: SettingsWords['picture'],
): { title: string; sentence: string } | null => {
  if (!EXTENSIONS.includes(extensionOf(name))) return { title: words.failed, sentence: words.wrongType };
  return size > MAX_BYTES ? { title: words.tooLargeTitle, sentence: words.tooLarge } : null;
};
