import mammoth from 'mammoth';
import { requireBoundedArchive } from './bounded-archive.js';

/** An element as the package reads it. */
interface Element {
  type: string;
  value?: string;
  children?: Element[];
}

/**
 * The text of a .docx with its line breaks: the package's own raw text leaves them out and joins the words around them.
 * @throws when it is no such document
 */
export async function wordDocumentText(content: Buffer): Promise<string> {
  await requireBoundedArchive(content);
  let text = '';
  const takeText = (document: Element): Element => {
    text = textOf(document);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: content }, { transformDocument: takeText });
  return text;
}

function textOf({ type, value = '', children = [] }: Element): string {
  if (type === 'text') return value;
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  const inside = children.map(textOf).join('');
  return type === 'paragraph' ? `${inside}\n\n` : inside;
}
