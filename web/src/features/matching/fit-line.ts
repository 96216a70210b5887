/**
 * The part of a match's reasoning that is about fit: its chance is drawn beside it already, and what is not known yet
 * is the same for every college of the list.
 */
export const fitLine = (reasoning: string) =>
  reasoning
    .split(/(?<=\.) /)
    .filter((sentence) =>
      /^(It fits you|The weakest part|Even the weakest|So far we can only)/.test(sentence),
    )
    .join(' ');
