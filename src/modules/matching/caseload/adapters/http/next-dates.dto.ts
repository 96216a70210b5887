import { z } from 'zod';
import { DueDate } from './due-date.dto.js';

const ofStudent = { studentId: z.uuid(), firstName: z.string() };

export const NextDatesReply = z
  .object({
    students: z
      .array(z.object({ ...ofStudent, next: DueDate.nullable() }))
      .describe('Who share their list, by name'),
    dates: z
      .array(DueDate.extend(ofStudent))
      .max(5)
      .describe('The nearest of all students, the nearest first'),
  })
  .meta({ id: 'NextDates' });
