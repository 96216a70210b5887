import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { EssaySubmitted } from './essay.events.js';
import { promptSourceOf } from '../prompts/brief.js';
import { type EssayType, type PromptSource } from '../prompts/prompt.js';
import { EssayWithoutText, MOST_WORDS_TO_REVIEW, TooManyWordsToReview } from './essay.errors.js';

/** Submitted: waits for a reader. Reviewing: is being read. Error: no reader could read it. */
export type EssayStatus = 'Draft' | 'Submitted' | 'Reviewing' | 'Complete' | 'Error';

/** What the student says about the essay; the text is in its versions. */
export interface EssayDetails {
  title: string;
  essayType: EssayType;
  prompt: string;
  audience: string | null;
  /** UNITID of the college it is for. */
  collegeId: number | null;
  /** Of the prompt, in words. */
  wordLimit: number | null;
  applicationId: string | null;
}

const FIELDS = [
  'title',
  'essayType',
  'prompt',
  'audience',
  'collegeId',
  'wordLimit',
  'applicationId',
] as const satisfies readonly (keyof EssayDetails)[];

/** A student's essay. Every changed text is a version of its own; a review belongs to one version. */
export class Essay extends AggregateRoot {
  private title: string;
  private essayType: EssayType;
  private prompt: string;
  private promptSource: PromptSource;
  private audience: string | null;
  private collegeId: number | null;
  private wordLimit: number | null;
  private applicationId: string | null;
  private status: EssayStatus = 'Draft';
  private latestVersionNumber = 1;
  private readonly createdAt: Date;
  private updatedAt: Date;

  constructor(
    readonly id: string,
    readonly studentId: string,
    details: EssayDetails,
    now: Date,
  ) {
    super();
    this.title = details.title;
    this.essayType = details.essayType;
    this.prompt = details.prompt;
    this.promptSource = promptSourceOf(details.prompt);
    this.audience = details.audience;
    this.collegeId = details.collegeId;
    this.wordLimit = details.wordLimit;
    this.applicationId = details.applicationId;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** The status stays: the text is the same. */
  describe(details: EssayDetails, now: Date): void {
    const known = this.details();
    if (FIELDS.every((field) => known[field] === details[field])) return;

    Object.assign(this, details, { promptSource: promptSourceOf(details.prompt) });
    this.updatedAt = now;
  }

  /** Its text changed. A review under way goes on for the version it reads. */
  startNextVersion(now: Date): void {
    this.latestVersionNumber += 1;
    this.status = 'Draft';
    this.updatedAt = now;
  }

  /**
   * Asking again while the newest version waits or is being read changes nothing.
   * @throws EssayWithoutText, TooManyWordsToReview
   */
  submit(wordCount: number): void {
    if (wordCount === 0) throw new EssayWithoutText();
    if (wordCount > MOST_WORDS_TO_REVIEW) throw new TooManyWordsToReview();
    if (this.isUnderReview) return;

    this.status = 'Submitted';
    this.record(new EssaySubmitted(this.id, this.studentId, this.latestVersionNumber));
  }

  beginReview(versionNumber: number): void {
    this.moveOn(versionNumber, 'Reviewing');
  }

  completeReview(versionNumber: number): void {
    this.moveOn(versionNumber, 'Complete');
  }

  /** Every try failed. */
  failReview(versionNumber: number): void {
    this.moveOn(versionNumber, 'Error');
  }

  /** What happens to an older version does not touch the draft that followed it. */
  private moveOn(versionNumber: number, status: EssayStatus): void {
    if (versionNumber === this.latestVersionNumber && this.isUnderReview) this.status = status;
  }

  private get isUnderReview(): boolean {
    return this.status === 'Submitted' || this.status === 'Reviewing';
  }

  state() {
    const { status, latestVersionNumber, promptSource, createdAt, updatedAt } = this;
    return { status, latestVersionNumber, promptSource, createdAt, updatedAt };
  }

  details(): EssayDetails {
    const { title, essayType, prompt, audience, collegeId, wordLimit, applicationId } = this;
    return { title, essayType, prompt, audience, collegeId, wordLimit, applicationId };
  }
}
