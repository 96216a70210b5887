import { normalizeUpload, requestUpload } from '@/api/calls/files.gen';
import { sendFile, type Uploading } from './send-file';

const withoutQuery = (address: string) => address.split('?')[0] ?? address;

/** Asks where to send the file, sends it there, and has it checked. */
export const uploadFile = async (file: File, { signal, onProgress }: Uploading) => {
  const contentType = file.type || 'application/octet-stream';
  const announcement = { name: file.name, size: file.size, contentType };
  const { data: target } = await requestUpload({ body: announcement, signal, throwOnError: true });
  await sendFile(file, target.uploadURL, { contentType, signal, onProgress });
  const { data: stored } = await normalizeUpload({
    body: { fileURL: withoutQuery(target.uploadURL) },
    signal,
    throwOnError: true,
  });
  return stored;
};
