/** A part of a line: plain or bold words, or the number of a citation. */
export type Piece = { text: string; bold: boolean } | { mark: number };

/** A paragraph, or a list of lines that begin with "- " or "1. ". */
export type Part =
  | { type: 'paragraph'; pieces: Piece[] }
  | { type: 'list'; numbered: boolean; rows: { text: string; pieces: Piece[] }[] };

const DASH = /^- /;
const NUMBER = /^\d{1,2}\. /;
const BOLD_OR_MARK = /\*\*(.+?)\*\*|\[(\d{1,2})\]/g;

/** The only formatting Wren's messages have. All else, links and HTML too, stays text. */
export const partsOf = (message: string, marks: readonly number[]): Part[] => {
  const parts: Part[] = [];
  for (const line of message.split('\n')) {
    const start = DASH.exec(line) ?? NUMBER.exec(line);
    if (start) addRow(parts, NUMBER.test(line), line.slice(start[0].length), marks);
    else if (line.trim() !== '') parts.push({ type: 'paragraph', pieces: piecesOf(line, marks) });
  }
  return parts;
};

const addRow = (parts: Part[], numbered: boolean, text: string, marks: readonly number[]) => {
  const row = { text, pieces: piecesOf(text, marks) };
  const last = parts.at(-1);
  if (last?.type === 'list' && last.numbered === numbered) last.rows.push(row);
  else parts.push({ type: 'list', numbered, rows: [row] });
};

const piecesOf = (line: string, marks: readonly number[]): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(BOLD_OR_MARK)) {
    const [whole, bold, number] = found;
    if (number !== undefined && !marks.includes(Number(number))) continue;
    pieces.push({ text: line.slice(from, found.index), bold: false });
    pieces.push(bold === undefined ? { mark: Number(number) } : { text: bold, bold: true });
    from = found.index + whole.length;
  }
  pieces.push({ text: line.slice(from), bold: false });
  return pieces.filter((piece) => 'mark' in piece || piece.text !== '');
};
