import { Injectable } from '@nestjs/common';
import { KeptData } from '#shared-kernel/application/kept-data.js';
import { accountKeptData } from './account/account.kept-data.js';
import { activityKeptData } from './activity/activity.kept-data.js';
import { dataExportsKeptData } from './data-exports/data-exports.kept-data.js';
import { linkedAdultsKeptData } from './linked-adults/linked-adults.kept-data.js';
import { notificationSettingsKeptData } from './notification-settings/notification-settings.kept-data.js';
import { providerKeptData } from './provider/provider.kept-data.js';
import { signInKeptData } from './sign-in/sign-in.kept-data.js';

@Injectable()
export class IdentityKeptData extends KeptData {
  readonly title = 'Account';
  readonly tables = [
    ...accountKeptData,
    ...linkedAdultsKeptData,
    ...notificationSettingsKeptData,
    ...signInKeptData,
    ...activityKeptData,
    ...providerKeptData,
    ...dataExportsKeptData,
  ];
}
