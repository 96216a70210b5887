import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Client, CopyDestinationOptions, CopySourceOptions } from 'minio';
import { type Clock } from '../../../application/clock.js';
import {
  type ByteRange,
  type ObjectFacts,
  ObjectMissing,
  ObjectStore,
  ObjectStoreUnavailable,
  type Presentation,
  type UploadTerms,
} from '../../../application/object-store.js';
import { Refusal } from '../../../domain/refusal.js';
import { summarizeError } from '../../logging/describe-error.js';
import { DOWNLOAD_LINK_SECONDS, UPLOAD_LINK_SECONDS } from '../file-limits.js';
import { type S3Settings } from '../file-settings.js';
import { s3Client } from './s3-client.js';
import { putToS3 } from './s3-put.js';
import { s3UploadAddress } from './s3-upload-address.js';
import { stableExpiry } from './stable-expiry.js';
import { within } from './within.js';

/** For a whole call; the silence of the store is noticed earlier. */
const CALL_MS = 10_000;
const PUT_MS = 10 * 60_000;
const TRY_AGAIN_MS = 60_000;

/** Objects in a bucket of any S3 server. Browsers send and get them there, by signed addresses. */
export class S3ObjectStore extends ObjectStore implements OnApplicationBootstrap {
  private readonly log = new Logger(S3ObjectStore.name);
  private readonly client: Client;
  private readonly publicClient: Client;
  private readonly bucket: string;

  constructor(
    private readonly settings: S3Settings,
    private readonly clock: Clock,
  ) {
    super();
    this.client = s3Client(settings, settings.endpoint);
    this.publicClient = s3Client(settings, settings.publicEndpoint);
    this.bucket = settings.bucket;
  }

  /** The product also starts while the store is down. */
  onApplicationBootstrap(): void {
    this.createBucket().catch(() => {
      this.log.warn('The file storage cannot be used yet, so uploads fail; everything else works');
      setTimeout(() => this.onApplicationBootstrap(), TRY_AGAIN_MS).unref();
    });
  }

  /** Does nothing where it exists. */
  async createBucket(): Promise<void> {
    const { bucket, client } = this;
    await this.calling(async () => {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, this.settings.region);
    });
  }

  uploadAddress(key: string, { size, contentType }: UploadTerms): Promise<string> {
    const headers = {
      ...(size === undefined ? {} : { 'content-length': String(size) }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    };
    const now = this.clock.now();
    return Promise.resolve(
      s3UploadAddress(this.settings, { key, headers, seconds: UPLOAD_LINK_SECONDS, now }),
    );
  }

  downloadAddress(key: string): Promise<string> {
    const expires = stableExpiry(this.clock.now(), DOWNLOAD_LINK_SECONDS);
    const begins = new Date(expires.getTime() - LONGEST_LINK_SECONDS * 1000);
    return this.publicClient.presignedUrl('GET', this.bucket, key, LONGEST_LINK_SECONDS, {}, begins);
  }

  async put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void> {
    const { endpoint } = this.settings;
    const headers = { 'content-length': String(size) };
    const address = s3UploadAddress(
      { ...this.settings, publicEndpoint: endpoint },
      { key, headers, seconds: PUT_MS / 1000, now: this.clock.now() },
    );
    await this.calling(() => putToS3(address, content, size), PUT_MS);
  }

  async stat(key: string): Promise<ObjectFacts | null> {
    try {
      const { size, lastModified } = await this.calling(() => this.client.statObject(this.bucket, key));
      return { key, size, modifiedAt: lastModified };
    } catch (error) {
      if (error instanceof ObjectMissing) return null;
      throw error;
    }
  }

  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    const { bucket, client } = this;
    return this.calling(() =>
      range === undefined
        ? client.getObject(bucket, key)
        : client.getPartialObject(bucket, key, range.first, range.last - range.first + 1),
    );
  }

  async move(from: string, to: string, { contentType, disposition }: Presentation): Promise<void> {
    const source = new CopySourceOptions({ Bucket: this.bucket, Object: from });
    const target = new CopyDestinationOptions({
      Bucket: this.bucket,
      Object: to,
      MetadataDirective: 'REPLACE',
      Headers: { 'Content-Type': contentType, 'Content-Disposition': disposition },
    });
    await this.calling(() => this.client.copyObject(source, target));
    await this.remove(from);
  }

  async remove(key: string): Promise<void> {
    try {
      await this.calling(() => this.client.removeObject(this.bucket, key));
    } catch (error) {
      // Some servers say so.
      if (!(error instanceof ObjectMissing)) throw error;
    }
  }

  async *list(prefix = ''): AsyncIterable<ObjectFacts> {
    const found = this.client.listObjectsV2(this.bucket, prefix, true);
    try {
      for await (const { name, size, lastModified } of found as AsyncIterable<Listed>)
        if (name !== undefined) yield { key: name, size, modifiedAt: lastModified };
    } catch (error) {
      throw this.inOurWords(error);
    }
  }

  private async calling<Result>(call: () => Promise<Result>, milliseconds = CALL_MS): Promise<Result> {
    try {
      return await within(milliseconds, call());
    } catch (error) {
      throw this.inOurWords(error);
    }
  }

  private inOurWords(error: unknown): unknown {
    if (error instanceof Refusal) return error;
    if (MISSING.includes(codeOf(error))) return new ObjectMissing();
    this.log.error(`The file storage failed: ${summarizeError(error)}`);
    return new ObjectStoreUnavailable(error);
  }
}

interface Listed {
  name?: string;
  size: number;
  lastModified: Date;
}

const LONGEST_LINK_SECONDS = DOWNLOAD_LINK_SECONDS + 5 * 60;
const MISSING = ['NoSuchKey', 'NotFound'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
