/** Of the comment, and of the buttons behind its phrases. */
export const noteId = (number: number) => `comment-${number}`;
export const noteWordsId = (number: number) => `comment-${number}-words`;
export const phraseId = (number: number) => `phrase-${number}`;
export const otherPhraseId = (number: number, start: number) => `phrase-${number}-at-${start}`;
