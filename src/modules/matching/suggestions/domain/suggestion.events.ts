import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** An adult suggested a college to a student who shares the list with them. */
export class CollegeSuggested extends DomainEvent {
  static readonly type = 'matching.college-suggested';
  readonly type = CollegeSuggested.type;

  constructor(
    readonly suggestionId: string,
    readonly studentId: string,
    readonly adultId: string,
    /** UNITID. */
    readonly collegeId: number,
  ) {
    super();
  }
}
