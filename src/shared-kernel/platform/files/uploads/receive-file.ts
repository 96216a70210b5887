import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { Clock } from '../../../application/clock.js';
import { ObjectStore } from '../../../application/object-store.js';
import { streamedBody } from '../../http/requests/streamed-body.js';
import { FileNotAsAnnounced, FileTooLarge, UploadLengthMissing, UploadLinkNotValid } from '../file.errors.js';
import { type FileId, fileSentTo } from '../file-keys.js';
import { MAX_FILE_BYTES } from '../file-limits.js';
import { FileRecords } from '../file-records.js';
import { SignedAddresses, type Terms } from '../stores/signed-addresses.js';

/** Takes what a browser sends to an upload address of the file store. */
@Injectable()
export class ReceiveFile {
  constructor(
    private readonly addresses: SignedAddresses,
    private readonly records: FileRecords,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  async from(request: FastifyRequest, key: string, query: Terms): Promise<void> {
    const address = `/objects/${key}`;
    const terms = this.addresses.termsOf('PUT', address, query, this.clock.now());
    const file = fileSentTo(address);
    if (terms === null || file === null || !(await this.isExpected(file))) throw new UploadLinkNotValid();

    const { headers } = request.raw;
    const size = Number(headers['content-length'] ?? Number.NaN);
    if (Number.isNaN(size)) throw new UploadLengthMissing();
    if (size > MAX_FILE_BYTES) throw new FileTooLarge();
    const type = headers['content-type'] ?? '';
    if (Number(terms['size'] ?? size) !== size || (terms['type'] ?? type) !== type)
      throw new FileNotAsAnnounced();

    await this.store.put(key, streamedBody(request), size);
    if (await this.isExpected(file)) return;
    // The account was removed meanwhile.
    await this.store.remove(key);
    throw new UploadLinkNotValid();
  }

  private async isExpected(file: FileId): Promise<boolean> {
    return (await this.records.find(file))?.state === 'expected';
  }
}
