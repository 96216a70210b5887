import WordExtractor from 'word-extractor';
import { storedText } from '../../domain/text/stored-text.js';
import { wordCount } from '../../domain/text/word-count.js';
import {
  EssayFileNotWhatItsNameSays,
  EssayFileTypeNotAllowed,
  EssayFileWithoutText,
  EssayFileWithTooMuchText,
} from '../../domain/upload/essay-file.errors.js';
import { type EssayFile, type ExtractedText } from '../../application/text-extractor.js';
import { type FileKind, kindByContent, kindByName } from './file-kind.js';
import { plainText } from './plain-text.js';
import { wordDocumentText } from './word-document.js';

const MOST_CHARACTERS = 40_000;

const READERS: Record<FileKind, (content: Buffer) => Promise<string> | string> = {
  txt: plainText,
  doc: async (content) => (await new WordExtractor().extract(content)).getBody(),
  docx: wordDocumentText,
};

/** Throws a refusal, or whatever a package throws on a document it can’t read. */
export async function extractText({ name, content }: EssayFile): Promise<ExtractedText> {
  const kind = kindByName(name);
  if (kind === undefined) throw new EssayFileTypeNotAllowed();
  if (content.length === 0) throw new EssayFileWithoutText();
  if (kindByContent(content) !== kind) throw new EssayFileNotWhatItsNameSays();

  const text = tidy(storedText(await READERS[kind](content)));
  if (text === '') throw new EssayFileWithoutText();
  if (text.length > MOST_CHARACTERS) throw new EssayFileWithTooMuchText();
  return { text, wordCount: wordCount(text) };
}

/** Documents leave empty paragraphs between their paragraphs. */
const tidy = (text: string): string => text.replace(/\n[\t \n]*\n/g, '\n\n').trim();
