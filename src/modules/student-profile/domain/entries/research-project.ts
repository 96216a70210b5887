import { ProfileRecord } from '../profile-record.js';

export class ResearchAnswers {
  title = '';
  mentor: string | null = null;
  institution: string | null = null;
  duration: string | null = null;
  originalContribution: string | null = null;
  outcomes: string | null = null;
  skills: string | null = null;
}

export class ResearchProject extends ProfileRecord<ResearchAnswers> {
  protected blank(): ResearchAnswers {
    return new ResearchAnswers();
  }
}
