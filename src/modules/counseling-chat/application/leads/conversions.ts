import { Injectable } from '@nestjs/common';
import { StudentApplications, StudentList } from '#modules/matching/contracts/index.js';
import { type Intent } from '../../domain/intents/intent.js';
import { type Answered, type Turn } from '../advisor.js';
import { LeadScoring } from './lead-scoring.js';

const ASKS_FOR_MORE: readonly (Intent | null)[] = ['human_help', 'plans'];
const A_STURDY_LIST = 3;

/** Whether a talk may be called a conversion: an adult who is applying asked for a person or a plan. */
@Injectable()
export class Conversions {
  constructor(
    private readonly scoring: LeadScoring,
    private readonly applications: StudentApplications,
    private readonly list: StudentList,
  ) {}

  async mayFollow({ studentId }: Turn, { intent }: Answered): Promise<boolean> {
    if (!ASKS_FOR_MORE.includes(intent) || !(await this.scoring.appliesTo(studentId))) return false;
    const [applications, saved] = await Promise.all([
      this.applications.of(studentId),
      this.list.saved(studentId),
    ]);
    const hasSafety = saved.some(({ category }) => category === 'safety');
    return applications.length > 0 || (saved.length >= A_STURDY_LIST && hasSafety);
  }
}
