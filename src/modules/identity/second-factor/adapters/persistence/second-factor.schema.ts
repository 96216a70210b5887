import { defineEntity, p } from '@mikro-orm/core';
import { SecondFactor } from '../../domain/second-factor.js';

export const SecondFactorSchema = defineEntity({
  class: SecondFactor,
  schema: 'identity',
  tableName: 'second_factors',
  properties: {
    userId: p.uuid().primary(),
    sealedSecret: p.text(),
    confirmedAt: p.datetime().nullable(),
    lastStep: p.integer(),
    createdAt: p.datetime(),
  },
});
