import { showDataExportOptions } from '@/api/queries/account.gen';
import { type PageReads } from '@/app/pages/page';

export { DataExportSection as default } from '@/features/identity/data-export/data-export-section';

export const reads: PageReads = (client) => [client.query(showDataExportOptions())];
