import { z } from 'zod';

const NAME = 'Please give the file a name of at most 255 characters.';

export const UploadRequest = z
  .object({
    name: z
      .string({ error: NAME })
      .trim()
      .min(1, NAME)
      .max(255, NAME)
      // No control characters, and nothing that would make a path of the name or turn its end around. U+200D joins emoji.
      .regex(
        /^(?:\u200D|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\])*$/u,
        'Please use a file name without slashes and control characters.',
      ),
    size: z
      .int()
      .min(1, 'This file is empty. Please choose another one.')
      .describe('In bytes; at most 52,428,800'),
    contentType: z.string().max(255).describe('As the browser will send it'),
  })
  .partial()
  .meta({ id: 'UploadRequest' });
export type UploadRequest = z.infer<typeof UploadRequest>;

export const UploadAddress = z
  .object({ uploadURL: z.url().describe('Send the file there by PUT within ten minutes, without a token') })
  .meta({ id: 'UploadAddress' });

export const NormalizeRequest = z
  .object({ fileURL: z.string().min(1).max(2_000).describe('The uploadURL without its query') })
  .meta({ id: 'NormalizeRequest' });
export type NormalizeRequest = z.infer<typeof NormalizeRequest>;

const FileFacts = z.object({
  name: z.string(),
  size: z.int().describe('In bytes'),
  contentType: z.string(),
});

export const NormalizedFile = FileFacts.extend({
  normalizedPath: z.string().describe('The address of the file: /objects/<ownerId>/<fileId>'),
}).meta({ id: 'NormalizedFile' });

export const FileMetadata = FileFacts.extend({
  url: z.string().describe('Opens the file without signing in, for ten minutes'),
}).meta({ id: 'FileMetadata' });
