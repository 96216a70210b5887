import { useQuery } from '@tanstack/react-query';
import { getUploadMetadataOptions } from '@/api/queries/files.gen';

const MINUTE_MS = 60_000;

/** Name, size and type of an uploaded file, with a link that opens it for at least ten minutes from when it was read. */
export const useStoredFile = (address: string) =>
  useQuery({
    ...getUploadMetadataOptions({ path: { filename: address.split('/').at(-1) ?? '' } }),
    staleTime: 5 * MINUTE_MS,
    refetchInterval: 8 * MINUTE_MS,
    refetchOnWindowFocus: true,
  });
