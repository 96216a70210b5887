/** Focus targets after a form closes. */
export const ADD_BUTTON = 'add-entry';
export const editButtonOf = (id: string) => `edit-${id}`;
