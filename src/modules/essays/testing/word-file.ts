import { zipFile } from './zip-file.js';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const FRAME = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
  '_rels/.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
};

interface More {
  prologue?: string;
  entries?: Readonly<Record<string, string | Buffer>>;
}

/** A .docx with these paragraphs, written as its XML. */
export const wordFile = (paragraphs: readonly string[], { prologue = '', entries = {} }: More = {}): Buffer =>
  zipFile({
    ...FRAME,
    'word/document.xml': `${prologue}<w:document xmlns:w="${WORDS}"><w:body>${paragraphs
      .map((runs) => `<w:p><w:r>${runs}</w:r></w:p>`)
      .join('')}</w:body></w:document>`,
    ...entries,
  });
