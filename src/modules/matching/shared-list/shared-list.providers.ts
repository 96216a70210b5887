import { SharedListController } from './adapters/http/shared-list.controller.js';
import { SharedList } from './application/shared-list.js';

export const sharedListControllers = [SharedListController];
export const sharedListProviders = [SharedList];
