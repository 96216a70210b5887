import { Injectable } from '@nestjs/common';
import { DataExportReady } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(DataExportReady)
export class TellOwnerOfDataExport implements Reaction<DataExportReady> {
  constructor(private readonly sendNotifications: SendNotifications) {}

  async handle({ exportId, userId }: DataExportReady): Promise<void> {
    await this.sendNotifications.to(userId, [
      {
        kind: 'data-export-ready',
        subject: exportId,
        title: 'The copy of your data is ready',
        body: 'You can download it for 24 hours.',
        spanish: {
          title: 'La copia de sus datos está lista',
          body: 'Puede descargarla durante 24 horas.',
        },
        link: '/settings/data',
      },
    ]);
  }
}
