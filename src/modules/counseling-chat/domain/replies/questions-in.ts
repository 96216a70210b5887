const ROW = /^(?:- |\d+\. )/;
/** A full stop within a figure or an abbreviation ends no sentence. */
const SENTENCE = /(?:[^.?]|[.?](?! |$))+(?:[.?]|$)/gu;
const QUOTED = /“[^”]*”/gu;

const asks = (sentence: string): boolean => sentence.replace(QUOTED, '').trimEnd().endsWith('?');

/** The message with at most so many of its questions, the last ones. Rows are no questions to the student. */
function withLastQuestions(message: string, most: number): string {
  let left = most;
  const kept = message
    .split('\n')
    .toReversed()
    .map((line) => {
      if (ROW.test(line) || !line.includes('?')) return line;
      const sentences = (line.match(SENTENCE) ?? []).toReversed().filter((sentence) => {
        if (!asks(sentence)) return true;
        left -= 1;
        return left >= 0;
      });
      return sentences.toReversed().join('').trim();
    });
  return kept
    .toReversed()
    .filter((line) => line !== '')
    .join('\n');
}

export const withoutQuestions = (message: string): string => withLastQuestions(message, 0);
/** A student who is asked two things answers neither. */
export const withOneQuestion = (message: string): string => withLastQuestions(message, 1);
