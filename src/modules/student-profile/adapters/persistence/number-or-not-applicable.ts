import { Type } from '@mikro-orm/core';

type Written = number | 'N/A' | null;

/** A number, or "N/A" where the student says that the question does not apply: one text column. */
export class NumberOrNotApplicable extends Type<Written, string | null> {
  override convertToDatabaseValue(value: Written): string | null {
    return value === null ? null : String(value);
  }

  override convertToJSValue(value: string | null): Written {
    return value === null || value === 'N/A' ? value : Number(value);
  }

  override getColumnType(): string {
    return 'text';
  }

  override compareAsType(): string {
    return 'string';
  }
}
