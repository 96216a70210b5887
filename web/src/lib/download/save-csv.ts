/** Excel reads a file without this mark in another encoding; reading the reply as text removed it. */
const UTF_8_MARK = '\uFEFF';

/** Saves a spreadsheet among the downloads. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([UTF_8_MARK, text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click();
  URL.revokeObjectURL(address);
}
