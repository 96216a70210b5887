import { defineEntity, type EntityCtor, type EntitySchema, p } from '@mikro-orm/core';

export const text = () => p.text().nullable();
export const requiredText = () => p.text();
export const integer = () => p.integer().nullable();
export const date = () => p.date().nullable();
export const requiredInteger = () => p.integer();
export const boolean = () => p.boolean().nullable();
export const requiredBoolean = () => p.boolean();
export const textList = () => p.array().columnType('text[]');

type Properties = Readonly<Record<string, () => unknown>>;

/** Maps a kind of profile record, with its answers as columns of the same table. */
export function profileRecordSchemas(
  record: EntityCtor<object>,
  answers: EntityCtor<object>,
  tableName: string,
  answerProperties: Properties,
  ownProperties: Properties = {},
): EntitySchema[] {
  const AnswersSchema = defineEntity({ class: answers, embeddable: true, properties: answerProperties });
  const RecordSchema = defineEntity({
    class: record,
    schema: 'student_profile',
    tableName,
    properties: {
      id: p.uuid().primary(),
      studentId: p.uuid(),
      answers: () => p.embedded(AnswersSchema).prefix(false),
      createdAt: p.datetime(),
      updatedAt: p.datetime(),
      ...ownProperties,
    },
  });
  return [AnswersSchema, RecordSchema];
}
