import { type PortfolioType } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';

export class PortfolioAnswers {
  type: PortfolioType = 'Other';
  title = '';
  description: string | null = null;
  role: string | null = null;
  impact: string | null = null;
  link: string | null = null;
  /** The address of an uploaded file. */
  portfolioFile: string | null = null;
  awards: string | null = null;
}

/** A piece of work the student can show. */
export class PortfolioItem extends ProfileRecord<PortfolioAnswers> {
  get title(): string {
    return this.answers.title;
  }

  override get file(): string | null {
    return this.answers.portfolioFile;
  }

  protected blank(): PortfolioAnswers {
    return new PortfolioAnswers();
  }
}
