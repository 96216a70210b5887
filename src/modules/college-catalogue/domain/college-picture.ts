const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

/** Why a file cannot be the picture of a college; null when it can. */
export const whyNoPicture = (file: { contentType: string; size: number }): string | null => {
  if (!TYPES.includes(file.contentType)) return 'Please choose a picture in JPG, PNG or WebP format.';
  if (file.size > MAX_BYTES) return 'Please choose a picture smaller than 5MB.';
  return null;
};
