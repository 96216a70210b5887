/** Where the focus goes when a form closes. */
export const ADD_BUTTON = 'add-entry';
export const editButtonOf = (id: string) => `edit-${id}`;
