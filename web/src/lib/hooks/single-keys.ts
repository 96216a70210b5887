const TYPING =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [role=textbox]';

/** Whether letters have another meaning here: in a field, a menu or a list of options. */
export const acceptsTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING) !== null;

/** Whether single keys stay silent: the user is typing, or a dialog is open. */
export const ignoresSingleKeys = ({ target }: KeyboardEvent) =>
  acceptsTyping(target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
