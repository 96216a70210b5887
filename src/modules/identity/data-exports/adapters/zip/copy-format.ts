import { type CopiedRows, type LeftOutTable } from '#shared-kernel/application/kept-data.js';

export interface CopyFacts {
  copiedAt: Date;
  leftOut: readonly LeftOutTable[];
}

/** One way to write a copy, piece after piece. */
export interface CopyFormat {
  begin(facts: CopyFacts): string;
  piece(piece: CopiedRows): string;
  end(facts: CopyFacts): string;
}

/** `essays.essay_versions` becomes `essayVersions`, and `created_at` becomes `createdAt`. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

export const tableName = (table: string): string => table.slice(table.indexOf('.') + 1);

/** Why several tables stay out is often one reason. */
export const reasonsOf = (leftOut: readonly LeftOutTable[]): readonly string[] => [
  ...new Set(leftOut.map((table) => table.leftOut)),
];
