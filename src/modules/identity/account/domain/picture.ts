import { UnusablePicture } from './account.errors.js';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

/** @throws UnusablePicture */
export function requireUsablePicture(file: { contentType: string; size: number }): void {
  if (!TYPES.includes(file.contentType))
    throw new UnusablePicture('Please choose a picture in JPG, PNG or WebP format.');
  if (file.size > MAX_BYTES) throw new UnusablePicture('Please choose a picture smaller than 5MB.');
}
