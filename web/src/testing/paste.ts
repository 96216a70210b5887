import userEvent from '@testing-library/user-event';

/** For texts of which it does not matter how they came into the field: each letter that is typed renders a form again. */
export const pasteInto = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
