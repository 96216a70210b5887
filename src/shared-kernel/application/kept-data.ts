interface Kept {
  /** With its schema. */
  readonly table: string;
  /** Until when a row stays, in the words of the privacy guide. */
  readonly howLong: string;
  /** The rows that are too old, as an SQL condition: the daily cleanup deletes them. */
  readonly deletedWhen?: string;
}

/** Rows that belong into the copy of their data that a person can take along. */
export interface CopiedTable extends Kept {
  /** The heading above them. */
  readonly title: string;
  /** The person's rows, as an SQL condition in which `$1` is the person and `kept` the table. */
  readonly of: string;
  readonly orderBy: string;
  /** Columns that say nothing to the person, and those that would open something. */
  readonly without?: readonly string[];
  /** What a reader needs beside the row, such as the name of a college: names and SQL expressions. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** Rows that stay out of the copy, with the reason. */
export interface LeftOutTable extends Kept {
  readonly leftOut: string;
}

export type KeptTable = CopiedTable | LeftOutTable;

export const isCopied = (table: KeptTable): table is CopiedTable => 'of' in table;

export const WITH_ACCOUNT = 'As long as your account exists.';

/** What one context keeps about people, table by table. Each context provides its own; whoever needs all of them finds them. */
export abstract class KeptData {
  /** The heading of this part of a copy. */
  abstract readonly title: string;
  abstract readonly tables: readonly KeptTable[];
}

export type CopiedRow = Readonly<Record<string, unknown>>;

/** Some rows of one table. A table comes in as many pieces as it needs, one after the other. */
export interface CopiedRows {
  readonly part: KeptData;
  readonly table: CopiedTable;
  readonly rows: readonly CopiedRow[];
}

/** Reads everything that contexts keep about a person, at one moment. */
export abstract class CopiedData {
  /** Calls `take` for piece after piece, in the order of the parts, and waits for it. */
  abstract read(userId: string, take: (piece: CopiedRows) => Promise<void>): Promise<void>;
  /** What is not in a copy, and why. */
  abstract leftOut(): readonly LeftOutTable[];
}
