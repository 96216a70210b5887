/** What a sentence means, as a point on a sphere; sentences of like meaning lie close together. */
export type SentenceVector = Float32Array;

/** The meaning of a text of this message; null where it was not worked out. */
export type MeaningOf = (text: string) => SentenceVector | null;
