import { Global, Module } from '@nestjs/common';
import path from 'node:path';
import { Clock } from '../../application/clock.js';
import { ObjectStore } from '../../application/object-store.js';
import { StoredFiles } from '../../application/stored-files.js';
import { PlatformSettings } from '../configuration/platform-settings.js';
import { CheckContent } from './content/check-content.js';
import { ClamdScanner } from './content/clamd-scanner.js';
import { FileAccess } from './downloads/file-access.js';
import { FileObjectStore } from './stores/file-object-store.js';
import { FileRecords } from './file-records.js';
import { FileScanner, NoFileScanner } from './content/file-scanner.js';
import { FileSettings } from './file-settings.js';
import { ObjectsController } from './uploads/objects.controller.js';
import { ReceiveFile } from './uploads/receive-file.js';
import { S3ObjectStore } from './stores/s3-object-store.js';
import { SignedAddresses } from './stores/signed-addresses.js';
import { SqlStoredFiles } from './sql-stored-files.js';
import { StoredObjectsController } from './downloads/stored-objects.controller.js';
import { SweepFiles } from './sweep-files.schedule.js';
import { UploadFiles } from './uploads/upload-files.js';
import { UploadsController } from './uploads/uploads.controller.js';

const objectStore = (
  { s3 }: FileSettings,
  { dataDir }: PlatformSettings,
  addresses: SignedAddresses,
  clock: Clock,
): ObjectStore =>
  s3 === undefined
    ? new FileObjectStore(path.join(dataDir, 'files'), addresses, clock)
    : new S3ObjectStore(s3, clock);

const fileScanner = ({ clamd }: FileSettings): FileScanner =>
  clamd === undefined ? new NoFileScanner() : new ClamdScanner(clamd);

/** Files that people upload, for every context. */
@Global()
@Module({
  controllers: [ObjectsController, UploadsController, StoredObjectsController],
  providers: [
    CheckContent,
    FileAccess,
    FileRecords,
    ReceiveFile,
    SignedAddresses,
    SqlStoredFiles,
    SweepFiles,
    UploadFiles,
    { provide: FileScanner, useFactory: fileScanner, inject: [FileSettings] },
    { provide: StoredFiles, useExisting: SqlStoredFiles },
    {
      provide: ObjectStore,
      useFactory: objectStore,
      inject: [FileSettings, PlatformSettings, SignedAddresses, Clock],
    },
  ],
  exports: [ObjectStore, SignedAddresses, StoredFiles],
})
export class FilesModule {}
