import { EntitySchema, type EntitySchemaMetadata } from '@mikro-orm/core';

type Mapped = Record<string, unknown>;
type Properties = NonNullable<EntitySchemaMetadata<Mapped>['properties']>;

/** The mapper restores objects without their constructor, whatever its parameters are. */
const unconstructed = (mapped: unknown) => mapped as new () => Mapped;

export const text = { type: 'text', nullable: true } as const;
export const whole = { type: 'integer', nullable: true } as const;
export const flag = { type: 'boolean', nullable: true } as const;
export const texts = { type: 'array', columnType: 'text[]' } as const;

/** Maps a kind of profile record, its answers as columns of the same table. */
export function profileRecordSchemas(
  record: unknown,
  answers: unknown,
  tableName: string,
  answerProperties: Properties,
  ownProperties: Properties = {},
): EntitySchema<Mapped>[] {
  return [
    new EntitySchema<Mapped>({
      class: unconstructed(answers),
      embeddable: true,
      properties: answerProperties,
    }),
    new EntitySchema<Mapped>({
      class: unconstructed(record),
      schema: 'student_profile',
      tableName,
      properties: {
        id: { type: 'uuid', primary: true },
        studentId: { type: 'uuid' },
        answers: { kind: 'embedded', entity: () => unconstructed(answers), prefix: false },
        createdAt: { type: 'datetime' },
        updatedAt: { type: 'datetime' },
        ...ownProperties,
      },
    }),
  ];
}
