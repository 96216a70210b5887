import { AdminSettingsController } from './adapters/http/settings.controller.js';
import { ChangeLeadSettings } from './application/change-lead-settings.js';

export const settingsControllers = [AdminSettingsController];
export const settingsProviders = [ChangeLeadSettings];
