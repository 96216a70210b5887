import { z } from 'zod';
import { type Frozen } from '#shared-kernel/domain/frozen.js';

const fraction = z.number().min(0).max(1).nullable();
const dollars = z.number().nullable();
const count = z.int().min(0).nullable();
const score = z.int().nullable();

/**
 * One college as every list shows it. A figure that is null was not reported, unless `missing` says that it was
 * suppressed or does not apply. Fields that the specification spells two ways appear twice.
 */
export const CollegeCard = z.object({
  id: z.int().describe('The federal unit id'),
  scorecardId: z.int(),
  name: z.string().describe('As the Department writes it'),
  shortName: z.string().describe('As people call it'),
  otherNames: z.array(z.string()),
  city: z.string(),
  state: z.string().length(2),
  location: z.string(),
  region: z.string(),
  setting: z.enum(['Urban', 'Suburban', 'Rural']).nullable(),
  ownership: z.enum(['Public', 'Private nonprofit', 'Private for-profit']),
  level: z.enum(['Four-year', 'Two-year', 'Less than two-year']),
  predominantDegree: z.enum(['Certificate', 'Associate', "Bachelor's", 'Graduate', 'Not classified']),
  sizeCategory: z.enum(['Small', 'Medium', 'Large']).nullable(),
  designations: z.array(z.string()),
  operating: z.boolean(),
  onlineOnly: z.boolean().nullable(),
  underInvestigation: z.boolean().nullable().describe('Under heightened cash monitoring by the Department'),
  website: z.string().nullable(),
  priceCalculatorUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  description: z.string().nullable(),

  acceptanceRate: fraction,
  admissionRate: z.string().nullable().describe('The same fraction as text'),
  admissionTerm: z.string().nullable().describe('What the admit rate describes, such as "fall 2023"'),
  openAdmission: z.boolean().nullable(),
  testPolicy: z.enum(['required', 'recommended', 'optional', 'not-considered']).nullable(),
  testOptional: z.boolean().nullable(),
  yieldRate: fraction,
  averageGPA: z.number().nullable().describe('Not published by the Department'),
  satReading25: score,
  satReading75: score,
  satMath25: score,
  satMath75: score,
  sat25: score,
  sat75: score,
  satRange: z.string().nullable(),
  act25: score,
  act75: score,
  actRange: z.string().nullable(),

  studentPopulation: count,
  studentSize: count,
  studentFacultyRatio: z.number().nullable(),
  completionRate: fraction,
  retentionRate: fraction,
  pellShare: fraction,
  programStrengths: z.array(z.string()).describe('The fields with most awards, the largest first'),

  tuitionInState: dollars,
  tuitionOutState: dollars,
  tuitionOutOfState: dollars,
  roomBoard: dollars,
  costOfAttendance: dollars.describe(
    'The full price of a year before aid: tuition, housing, food, books and other expenses; what residents pay at public colleges',
  ),
  netPrice: dollars,
  netPrice0To30k: dollars,
  netPrice30To48k: dollars,
  netPrice48To75k: dollars,
  netPrice75To110k: dollars,
  netPrice110kPlus: dollars,
  financialAidAverage: dollars,
  medianDebt: dollars,
  medianEarnings: dollars.describe('Ten years after entry'),

  missing: z.record(z.string(), z.enum(['suppressed', 'not-applicable'])).describe('By field of this record'),
  dataYear: z.string().describe('The academic year of the directory, such as "2023-24"'),
  dataRelease: z.iso.date(),
  createdAt: z.iso.datetime(),
});
export type CollegeCard = Frozen<z.infer<typeof CollegeCard>>;
