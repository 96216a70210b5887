const SIDE = 512;
const QUALITY = 0.9;

/** The middle of a picture, as a JPEG of 512 by 512. Throws when the browser can't read the file. */
export const squarePicture = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');

  const { width, height } = picture;
  const side = Math.min(width, height);
  context.fillStyle = 'white'; // JPEG knows no transparency
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('The picture was not drawn.');
  return new File([blob], 'profile-picture.jpg', { type: 'image/jpeg' });
};
