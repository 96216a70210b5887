const MOST_BUTTONS = 5;

/** At most five page numbers, with this page in the middle where there is room. */
export const pagesAround = (page: number, last: number): readonly number[] => {
  const shown = Math.min(MOST_BUTTONS, last);
  const middle = page - Math.floor(MOST_BUTTONS / 2);
  const first = Math.min(Math.max(1, middle), last - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
};
