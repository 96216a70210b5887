const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const FILE = new RegExp(`^(?<ownerId>${ID})/(?<fileId>${ID})$`);
const SENT_FILE = new RegExp(`/(?<ownerId>${ID})/(?<fileId>${ID})(?:\\.upload)?$`);
const ANY_KEY = new RegExp(`^${ID}/${ID}(?:\\.[\\w.-]+)?$`);
const FOLDER = '/objects/';

/** Owns what the product itself shows, such as pictures of colleges. No account has this id. */
export const PRODUCT_ID = '00000000-0000-0000-0000-000000000000';

export interface FileId {
  ownerId: string;
  fileId: string;
}

/** The checked file. */
export const keyOf = ({ ownerId, fileId }: FileId): string => `${ownerId}/${fileId}`;

/** What a browser sent, until it is checked: a link to send to must never replace a checked file. */
export const sentKeyOf = (file: FileId): string => `${keyOf(file)}.upload`;

export const addressOf = (file: FileId): string => `${FOLDER}${keyOf(file)}`;

/** Null unless the text is exactly such an address. */
export const fileAt = (address: string): FileId | null =>
  address.startsWith(FOLDER) ? fileOf(address.slice(FOLDER.length)) : null;

/** Null for every other key, such as what an interrupted upload left. */
export const fileOf = (key: string): FileId | null => matched(FILE, key);

/** The file that an upload address leads to, of whichever store. */
export const fileSentTo = (address: string): FileId | null => {
  const [path = ''] = address.split(/[?#]/);
  return matched(SENT_FILE, path);
};

/** Keys become paths of files, so nothing else may pass. */
export const isKey = (key: string): boolean => ANY_KEY.test(key);

function matched(pattern: RegExp, text: string): FileId | null {
  const { ownerId, fileId } = pattern.exec(text)?.groups ?? {};
  return ownerId === undefined || fileId === undefined ? null : { ownerId, fileId };
}
