import { toast } from '@/components/ui/toasts/toast-store';
import { labelsOfFields } from './field-words';

/** Says which fields another tab has changed. */
export const showRefreshed = (fields: readonly string[]) =>
  toast({ title: 'Updated from your other tab', description: labelsOfFields(fields) });
