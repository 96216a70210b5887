import multipart, { type MultipartFile } from '@fastify/multipart';
import { PayloadTooLargeException } from '@nestjs/common';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { InvalidInput } from '../replies/http-refusals.js';

const MULTIPART = /^multipart\/form-data\b/i;
const MAX_TEXT_FIELDS = 10;
const MAX_TEXT_FIELD_BYTES = 10_000;

export interface UploadedFile {
  name: string;
  mediaType: string;
  /** Fails when the file is larger than allowed, or when the caller disconnects: remove what was written so far. */
  content: Readable;
}

/** Routes marked by `AcceptsFile` take multipart/form-data; all others answer it with 415. */
export async function allowFileUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: { files: 1, fields: MAX_TEXT_FIELDS, fieldSize: MAX_TEXT_FIELD_BYTES },
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const mediaType = request.headers['content-type'] ?? '';
    const acceptsFile = request.routeOptions.config.maxFileBytes !== undefined;
    const isRefused = MULTIPART.test(mediaType) !== acceptsFile;
    done(isRefused ? new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(mediaType) : undefined);
  });
}

/** The file of a request to a route marked by `AcceptsFile`, as it arrives. Throws `InvalidInput` without a file. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  const { maxFileBytes } = request.routeOptions.config;
  if (maxFileBytes === undefined) throw new Error('The route is not marked by AcceptsFile.');

  const part = await request.file({ limits: { fileSize: maxFileBytes } });
  if (part === undefined)
    throw new InvalidInput([{ path: 'file', message: 'Please choose a file to upload.' }]);
  return {
    name: part.filename,
    mediaType: part.mimetype,
    content: Readable.from(contentOf(part), { objectMode: false }),
  };
}

/** The parser ends a file that is too large as if it were complete. */
async function* contentOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  for await (const chunk of file) yield chunk as Buffer;
  if (file.truncated) throw new PayloadTooLargeException();
}
