export interface EssayFile {
  name: string;
  content: Buffer;
}

export interface ExtractedText {
  /** As it would be stored. */
  text: string;
  wordCount: number;
}

/** Takes the text out of a document. Nothing else of the file is kept. */
export abstract class TextExtractor {
  /** @throws a refusal of `essay-file.errors` */
  abstract extract(file: EssayFile): Promise<ExtractedText>;
}
