const MOST_WORDS = 110;
const ROW = /^(?:- |\d+\. )/;

/** Longer than a student reads on a phone. */
export const isTooLong = (message: string): boolean =>
  message.split(/\s+/u).filter((word) => word !== '').length > MOST_WORDS;

const FEW_ROWS = 3;

/** Of that, no more than three rows: several questions are each answered, though shortly. */
export function inFewRows(message: string): string {
  let rows = 0;
  return message
    .split('\n')
    .filter((line) => !ROW.test(line) || ++rows <= FEW_ROWS)
    .join('\n');
}

/** The first paragraph with its rows, and the last question: what an answer says when it shares a reply with others. */
export function inBrief(message: string): string {
  const [first = '', ...others] = message.split('\n');
  const firstMore = others.findIndex((line) => !ROW.test(line));
  if (firstMore === -1) return message;
  const rows = others.slice(0, firstMore);
  const last = others.at(-1) ?? '';
  const question = last.endsWith('?') && !ROW.test(last) ? [last] : [];
  return [first, ...rows, ...question].join('\n');
}
