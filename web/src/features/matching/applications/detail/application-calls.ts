import {
  type ApplicationStatusRequest,
  type ChangeApplicationRequest,
  type ChecklistItemChanges,
  type NewChecklistItem,
} from '@/api';
import {
  addChecklistItem,
  changeApplication as change,
  changeChecklistItem,
  deleteApplication,
  moveApplication as move,
  removeChecklistItem,
  restoreApplication as restore,
} from '@/api/calls/applications.gen';
import { getApplicationOptions } from '@/api/queries/applications.gen';

export type { ChangeApplicationRequest as ApplicationChanges, ApplicationStatusRequest as Move };

export const applicationOptions = (id: string) => getApplicationOptions({ path: { id } });

export const changeApplication = (id: string, body: ChangeApplicationRequest, basedOn: string) =>
  change({ path: { id }, body, headers: { 'If-Match': `"${basedOn}"` }, throwOnError: true });

export const moveApplication = (id: string, body: ApplicationStatusRequest) =>
  move({ path: { id }, body, throwOnError: true });

export const removeApplication = (id: string) => deleteApplication({ path: { id }, throwOnError: true });

export const restoreApplication = (id: string) => restore({ path: { id }, throwOnError: true });

export const addItem = (id: string, body: NewChecklistItem) =>
  addChecklistItem({ path: { id }, body, throwOnError: true });

export const changeItem = (id: string, itemId: string, body: ChecklistItemChanges) =>
  changeChecklistItem({ path: { id, itemId }, body, throwOnError: true });

export const removeItem = (id: string, itemId: string) =>
  removeChecklistItem({ path: { id, itemId }, throwOnError: true });
