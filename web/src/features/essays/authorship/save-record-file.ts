import { type AuthorshipRecord } from '@/api';
import { PRODUCT_NAME } from '@/lib/words/product';

export function saveRecordFile(record: AuthorshipRecord): void {
  const file = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${PRODUCT_NAME.toLowerCase()}-authorship-${record.record.slice(0, 8)}.json`,
  }).click();
  URL.revokeObjectURL(address);
}
