import { z } from 'zod';
import { MOST_APPLICATIONS } from '../../domain/application.errors.js';

export const ApplicationIds = z
  .object({ applicationIds: z.array(z.uuid()).min(1).max(MOST_APPLICATIONS) })
  .meta({ id: 'ApplicationIds' });
export type ApplicationIds = z.infer<typeof ApplicationIds>;

export const BegunForList = z
  .object({ applicationIds: z.array(z.uuid()).describe('The new ones; empty where every college had one') })
  .meta({ id: 'BegunForList' });
