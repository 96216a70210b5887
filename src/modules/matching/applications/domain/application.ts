import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { type BasedOn, isChangedSince, timeOfChange } from '#shared-kernel/domain/based-on.js';
import {
  ApplicationChangedElsewhere,
  ApplicationRefused,
  ChecklistFull,
  ChecklistItemNotFound,
  MOST_CHECKLIST_ITEMS,
} from './application.errors.js';
import {
  ApplicationBegun,
  ApplicationDecided,
  ApplicationRemoved,
  ApplicationRoundChanged,
  ApplicationSubmitted,
} from './application.events.js';
import {
  changedItem,
  type ChecklistItem,
  fittedToKind,
  type ItemDetails,
} from './checklist/checklist-item.js';
import { type Changes, sent } from './changes.js';
import { countersOf } from './checklist/counters.js';
import { checkedDate, type CheckedDate } from './deadlines/checked-date.js';
import { type Decision, decisionAfter, isDeferredAfter } from './decision.js';
import { isPair, requirePair, type Round } from './rounds/round.js';
import {
  type ApplicationPlatform,
  type ApplicationStatus,
  type ApplicationType,
  type Day,
  type DecisionResult,
  type PlanDetail,
} from './terms.js';

export interface NewApplication extends Round {
  id: string;
  studentId: string;
  collegeId: number;
  applicationPlatform: ApplicationPlatform | null;
  checklist: readonly ChecklistItem[];
  now: Date;
}

/** What the student enters about an application; what is left out stays. */
export type ApplicationChanges = Changes<
  Round & {
    applicationPlatform: ApplicationPlatform | null;
    submissionDeadline: Day | null;
    checkedWhere: string | null;
    notes: string;
    feeWaived: boolean | null;
    /** Null leaves it to the checklist. */
    financialAidApplied: boolean | null;
    scholarshipApplied: boolean | null;
    submittedAt: Date | null;
    decisionDate: Day | null;
  }
>;

/** A student's application to one college, from the plan to the answer. */
export class Application extends AggregateRoot {
  private applicationType: ApplicationType;
  private plan: PlanDetail | null;
  private applicationPlatform: ApplicationPlatform | null;
  private status: ApplicationStatus = 'Planning';
  private submissionDeadline: Day | null = null;
  private deadlineCheckedOn: Day | null = null;
  private deadlineCheckedWhere: string | null = null;
  private submittedAt: Date | null = null;
  private decisionDate: Day | null = null;
  private decisionResult: DecisionResult | null = null;
  private wasDeferred = false;
  private notes = '';
  private feeWaived: boolean | null = null;
  private saysAidApplied: boolean | null = null;
  private scholarshipApplied: boolean | null = null;
  private aidAmountOffered: number | null = null;
  private checklist: readonly ChecklistItem[] = [];
  private essaysRequired: readonly string[] = [];
  private essaysCompleted: readonly string[] = [];
  private recommendationsRequired: number | null = null;
  private recommendationsSubmitted: number | null = null;
  private testScoresRequired = true;
  private testScoresSubmitted = false;
  private transcriptsSubmitted = false;
  private financialAidApplied = false;
  private readonly createdAt: Date;
  private updatedAt: Date;
  private deletedAt: Date | null = null;

  constructor(
    readonly id: string,
    readonly studentId: string,
    readonly collegeId: number,
    round: Round,
    now: Date,
  ) {
    super();
    this.applicationType = round.applicationType;
    this.plan = round.plan;
    this.applicationPlatform = null;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** @throws ApplicationRefused */
  static begin(begun: NewApplication): Application {
    const { id, studentId, collegeId, applicationType, plan, applicationPlatform, checklist, now } = begun;
    requirePair({ applicationType, plan });
    const application = new Application(id, studentId, collegeId, { applicationType, plan }, now);
    application.applicationPlatform = applicationPlatform;
    application.setChecklist(checklist);
    application.record(new ApplicationBegun(id, studentId, collegeId, applicationType));
    return application;
  }

  /** @throws ApplicationRefused; then nothing has changed. */
  change(changes: ApplicationChanges, today: Day, now: Date): void {
    const { submissionDeadline, checkedWhere, financialAidApplied, ...rest } = changes;
    const round = this.roundAfter(rest);
    if (rest.decisionDate != null && this.status !== 'Decided')
      throw new ApplicationRefused('decisionDate', 'Record the college’s answer first, then its date.');
    const date = checkedDate(this.deadlineFacts, { submissionDeadline, checkedWhere }, today);

    const before = this.round;
    Object.assign(this, sent(rest), round, date);
    if (financialAidApplied !== undefined) this.saysAidApplied = financialAidApplied;
    this.count();
    this.updatedAt = timeOfChange(now, this.updatedAt);
    if (before.applicationType === round.applicationType && before.plan === round.plan) return;
    const { id, studentId, collegeId } = this;
    this.record(new ApplicationRoundChanged(id, studentId, collegeId, round.applicationType, round.plan));
  }

  /** Any move is allowed, so that a mistake can be put right; only a decision needs its result. @throws Refusal */
  moveTo(status: ApplicationStatus, decision: Decision, now: Date): void {
    const answer = decisionAfter({ ...this.outcome, decisionDate: this.decisionDate }, status, decision);
    const isNewAnswer = answer.decisionResult !== null && answer.decisionResult !== this.decisionResult;
    const isFirstSubmission = status === 'Submitted' && this.submittedAt === null;

    this.wasDeferred = isDeferredAfter(this.wasDeferred, status, answer.decisionResult);
    Object.assign(this, { status, ...answer });
    this.updatedAt = timeOfChange(now, this.updatedAt);
    const { id, studentId, collegeId } = this;
    if (isFirstSubmission) {
      this.submittedAt = now;
      this.record(new ApplicationSubmitted(id, studentId, collegeId));
    }
    if (isNewAnswer && answer.decisionResult !== null)
      this.record(new ApplicationDecided(id, studentId, collegeId, answer.decisionResult));
  }

  /** @throws ChecklistFull */
  addItem(item: ChecklistItem): void {
    if (this.checklist.length >= MOST_CHECKLIST_ITEMS) throw new ChecklistFull();
    this.setChecklist([...this.checklist, fittedToKind(item)]);
  }

  /** @throws ChecklistItemNotFound */
  changeItem(itemId: string, changes: Changes<ItemDetails>): void {
    const item = this.item(itemId);
    const changed = changedItem(item, sent(changes));
    this.setChecklist(this.checklist.map((other) => (other === item ? changed : other)));
  }

  /** @throws ChecklistItemNotFound */
  removeItem(itemId: string): void {
    const item = this.item(itemId);
    this.setChecklist(this.checklist.filter((other) => other !== item));
  }

  /** Dollars of grants and scholarships in the college's offer, for the first year. Null: there is no offer. */
  noteAidOffered(giftAid: number | null): void {
    this.aidAmountOffered = giftAid;
  }

  delete(now: Date): void {
    this.deletedAt = now;
    this.record(new ApplicationRemoved(this.id, this.studentId, this.collegeId));
  }

  restore(): void {
    this.deletedAt = null;
    this.record(new ApplicationBegun(this.id, this.studentId, this.collegeId, this.applicationType));
  }

  /** @throws ApplicationChangedElsewhere when the student's copy is older. */
  requireUnchangedSince(basedOn: BasedOn): void {
    if (isChangedSince(basedOn, this.updatedAt)) throw new ApplicationChangedElsewhere();
  }

  get isDeleted(): boolean {
    return this.deletedAt !== null;
  }

  get round(): Round {
    return { applicationType: this.applicationType, plan: this.plan };
  }

  get outcome() {
    return { status: this.status, decisionResult: this.decisionResult, wasDeferred: this.wasDeferred };
  }

  get items(): readonly ChecklistItem[] {
    return this.checklist;
  }

  get counters() {
    return countersOf(this.checklist, this.saysAidApplied);
  }

  get deadlineFacts(): CheckedDate {
    const { submissionDeadline, deadlineCheckedOn, deadlineCheckedWhere } = this;
    return { submissionDeadline, deadlineCheckedOn, deadlineCheckedWhere };
  }

  /** A plan that was not sent and does not fit the new type is dropped. */
  private roundAfter({ applicationType = this.applicationType, plan }: Changes<Round>): Round {
    const round = { applicationType, plan: plan === undefined ? this.plan : plan };
    if (plan === undefined && !isPair(round)) return { applicationType, plan: null };
    requirePair(round);
    return round;
  }

  private item(itemId: string): ChecklistItem {
    const item = this.checklist.find(({ id }) => id === itemId);
    if (item === undefined) throw new ChecklistItemNotFound();
    return item;
  }

  /** Lines are changed one by one, so two devices lose nothing: `updatedAt` is of the other fields. */
  private setChecklist(checklist: readonly ChecklistItem[]): void {
    this.checklist = checklist;
    this.count();
  }

  private count(): void {
    Object.assign(this, this.counters);
  }
}
