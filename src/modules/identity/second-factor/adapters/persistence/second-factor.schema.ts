import { EntitySchema } from '@mikro-orm/core';
import { SecondFactor } from '../../domain/second-factor.js';

type Mapped = Record<string, unknown>;

export const SecondFactorSchema = new EntitySchema<Mapped>({
  class: SecondFactor as unknown as new () => Mapped,
  schema: 'identity',
  tableName: 'second_factors',
  properties: {
    userId: { type: 'uuid', primary: true },
    sealedSecret: { type: 'text' },
    confirmedAt: { type: 'datetime', nullable: true },
    // Time steps of 30 s: far below what a number holds.
    lastStep: { type: 'integer' },
    createdAt: { type: 'datetime' },
  },
});
