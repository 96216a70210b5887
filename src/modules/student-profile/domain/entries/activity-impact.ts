import { type ActivityType, type RecognitionLevel } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';

/** Hours, weeks and years start with the form's defaults; null is "unknown". */
export class ActivityAnswers {
  activityName = '';
  activityType: ActivityType | null = null;
  description: string | null = null;
  role: string | null = null;
  yearsCommitted: number | null = 1;
  hoursPerWeek: number | null = 1;
  weeksPerYear: number | null = 50;
  leadershipPosition: string | null = null;
  level: RecognitionLevel | null = null;
  responsibilities: string | null = null;
  skillsDeveloped: string | null = null;
  achievements: string | null = null;
  isPaid: boolean | null = null;
}

/** An activity outside class, and its results. */
export class ActivityImpact extends ProfileRecord<ActivityAnswers> {
  protected blank(): ActivityAnswers {
    return new ActivityAnswers();
  }
}
