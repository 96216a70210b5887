import { getSharingOptions } from '@/api/queries/family.gen';
import { type PageReads } from '@/app/pages/page';

export { SharingSection as default } from '@/features/identity/sharing/sharing-section';

export const reads: PageReads = (client) => [client.query(getSharingOptions())];
