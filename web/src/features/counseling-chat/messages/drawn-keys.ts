/** The key under which a message was first drawn, by the id that the server gave it later. */
const firstKeys = new Map<string, string>();

/** Keeps the node of a message on the page, so that no screen reader reads it twice. */
export const keepKey = (temporaryId: string, id: string) => void firstKeys.set(id, temporaryId);

export const keyOf = ({ id }: { id: string }) => firstKeys.get(id) ?? id;
