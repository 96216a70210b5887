import { type Upload } from '@/lib/upload/use-upload';

export const percentOf = ({ sent, file }: Upload) => Math.floor((sent / file.size) * 100);

/** Under the bar. */
export const stateWords = (upload: Upload): string => {
  switch (upload.state) {
    case 'sending':
      return `${percentOf(upload)}%`;
    case 'checking':
      return 'Checking your file';
    case 'waiting':
      return 'You’re offline. We’ll upload it when you’re back online. Keep this page open.';
    case 'failed':
      return upload.reason;
  }
};

/** Said at the start, at half and when the connection is lost. A toast says how it ended. */
export const announcementOf = (upload: Upload): string => {
  if (upload.state === 'failed') return '';
  if (upload.state === 'waiting') return stateWords(upload);
  return percentOf(upload) < 50 ? `Uploading ${upload.file.name}` : `Half of ${upload.file.name} is uploaded`;
};
