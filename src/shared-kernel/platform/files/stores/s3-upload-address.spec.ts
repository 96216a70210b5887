import { describe, expect, it } from 'vitest';
import { type S3Settings } from '../file-settings.js';
import { s3Client } from './s3-client.js';
import { s3UploadAddress } from './s3-upload-address.js';

const settings: S3Settings = {
  endpoint: new URL('http://minio:9000'),
  publicEndpoint: new URL('https://files.example.org'),
  accessKey: 'an/access+key',
  secretKey: 'spec-only',
  bucket: 'flyleaf',
  region: 'eu-west-1',
};
const now = new Date('2026-11-23T08:15:30Z');
const key = 'owner-1/file-2.upload';

describe('an address to send a file to', () => {
  it('is signed as the client signs it', async () => {
    const client = s3Client(settings, settings.publicEndpoint);
    const theirs = await client.presignedUrl('PUT', settings.bucket, key, 600, {}, now);

    expect(s3UploadAddress(settings, { key, headers: {}, seconds: 600, now })).toBe(theirs);
  });

  it('also binds the length and the type', () => {
    const headers = { 'content-type': 'application/pdf', 'content-length': '29' };
    const address = s3UploadAddress(settings, { key, headers, seconds: 600, now });
    const other = { ...headers, 'content-length': '30' };

    expect(new URL(address).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(s3UploadAddress(settings, { key, headers: other, seconds: 600, now })).not.toBe(address);
  });
});
