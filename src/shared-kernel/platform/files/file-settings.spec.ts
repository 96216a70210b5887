import { describe, expect, it } from 'vitest';
import { Settings } from '../configuration/settings.js';
import { FileSettings, fileSettings } from './file-settings.js';

const COMPLETE = {
  S3_ENDPOINT: 'http://minio:9000',
  S3_ACCESS_KEY: 'flyleaf',
  S3_SECRET_KEY: 'Hidden-9',
  S3_BUCKET: 'flyleaf',
};
const settingsFrom = (variables: Record<string, string>) => Settings.read(variables, [fileSettings]);
const problemsIn = (variables: Record<string, string>) => fileSettings.problemsIn(variables);

describe('the settings of the object store', () => {
  it('are not needed', () => {
    expect(settingsFrom({ S3_ENDPOINT: ' ' }).get(FileSettings).s3).toBeUndefined();
  });

  it('lead browsers to the same address as the server, unless another is set', () => {
    const publicEndpointOf = (variables: Record<string, string>) =>
      settingsFrom(variables).get(FileSettings).s3?.publicEndpoint.origin;

    expect(publicEndpointOf(COMPLETE)).toBe('http://minio:9000');
    expect(publicEndpointOf({ ...COMPLETE, S3_PUBLIC_ENDPOINT: 'https://files.example.org' })).toBe(
      'https://files.example.org',
    );
  });

  it.each([
    [{ S3_BUCKET: 'flyleaf' }, 'S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY not set'],
    [{ S3_PUBLIC_ENDPOINT: 'https://files.example.org' }, 'S3_BUCKET not set'],
    [{ ...COMPLETE, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must begin with http:// or https://'],
    [
      { ...COMPLETE, S3_ENDPOINT: 'https://s3.example.org/flyleaf' },
      'S3_ENDPOINT must be an address without a path',
    ],
    [{ ...COMPLETE, S3_BUCKET: 'Our Files' }, 'S3_BUCKET must be the name of a bucket'],
  ])('are refused when they cannot work: %j', (variables, problem) => {
    expect(problemsIn(variables).join('\n')).toContain(problem);
  });

  it('name a virus scanner, if there is one', () => {
    const clamdOf = (variables: Record<string, string>) => settingsFrom(variables).get(FileSettings).clamd;

    expect(clamdOf({})).toBeUndefined();
    expect(clamdOf({ CLAMD_ADDRESS: 'clamav:3310' })).toEqual({ host: 'clamav', port: 3310 });
    expect(problemsIn({ CLAMD_ADDRESS: 'clamav' })).toEqual(['CLAMD_ADDRESS must be a host and a port']);
  });

  it('are logged without their keys', () => {
    const printed = JSON.stringify(settingsFrom(COMPLETE).printable());

    expect(printed).toContain('"S3_SECRET_KEY":"set"');
    expect(printed).not.toContain('Hidden-9');
  });
});
