/** Focus targets after a form closes or an entry is deleted. `draft` names the list. */
export const addButtonOf = (draft: string) => `add-to-${draft}`;
export const headingOf = (draft: string) => `heading-of-${draft}`;
export const editButtonOf = (id: string) => `edit-${id}`;
