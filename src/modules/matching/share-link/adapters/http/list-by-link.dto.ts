import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { Deadline } from '../../../applications/adapters/http/applications.dto.js';
import { APPLICATION_PLANS, APPLICATION_TYPES } from '../../../applications/domain/terms.js';

const dollars = z.number().nullable();

export const ListByLinkReply = z
  .object({
    firstName: z.string(),
    showsFamilyPrice: z.boolean(),
    expiresAt: Instant,
    colleges: z
      .array(
        z.object({
          id: z.int().describe('The federal unit id'),
          name: z.string(),
          location: z.string(),
          rounds: z
            .array(
              z.object({
                applicationType: z.enum(APPLICATION_TYPES),
                plan: z.enum(APPLICATION_PLANS).nullable(),
                deadline: Deadline,
              }),
            )
            .describe('How and by when the student applies; empty before an application is begun'),
          fullPrice: z
            .object({
              amount: dollars.describe('What residents pay at public colleges; null when not reported'),
              fromElsewhere: dollars.describe('For students from other states, where it differs'),
            })
            .describe('Dollars a year before aid, as published'),
          familyPrice: z
            .object({
              amount: dollars,
              isAverage: z.boolean().describe('The average of all families'),
              fullPrice: dollars.describe('Before aid, where this family lives'),
            })
            .nullable()
            .describe('Dollars a year after aid; null unless the student shows it'),
        }),
      )
      .describe('By name'),
  })
  .meta({ id: 'ListByLink' });
