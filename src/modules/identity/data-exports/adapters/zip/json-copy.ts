import { type CopiedRow, type CopiedRows } from '#shared-kernel/application/kept-data.js';
import { camelCase, type CopyFacts, type CopyFormat, reasonsOf, tableName } from './copy-format.js';

/** For programs: one object, with a list of rows for each table that has any, by context. */
export class JsonCopy implements CopyFormat {
  private context: string | undefined;
  private table: string | undefined;

  begin({ copiedAt }: CopyFacts): string {
    return `{\n"product": "Flyleaf",\n"format": 1,\n"copiedAt": ${JSON.stringify(copiedAt)}`;
  }

  piece({ table: { table }, rows }: CopiedRows): string {
    const lines = rows.map(lineOf).join(',\n');
    if (table === this.table) return `,\n${lines}`;
    return `${this.opening(table)}${lines}`;
  }

  end({ leftOut }: CopyFacts): string {
    return `${this.closing()},\n"leftOut": ${JSON.stringify(reasonsOf(leftOut), null, 2)}\n}\n`;
  }

  private opening(table: string): string {
    const [context = ''] = table.split('.');
    const list = `"${camelCase(tableName(table))}": [\n`;
    const before = context === this.context ? `\n],\n` : `${this.closing()},\n"${camelCase(context)}": {\n`;
    this.context = context;
    this.table = table;
    return before + list;
  }

  private closing(): string {
    return this.table === undefined ? '' : '\n]\n}';
  }
}

const lineOf = (row: CopiedRow): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])));
