import { Injectable } from '@nestjs/common';
import { ProfileVersions } from '#modules/student-profile/contracts/index.js';
import { type Application } from '../domain/application.js';
import { roundOfEstimate } from '../domain/rounds/round.js';
import { type ApplicationType } from '../domain/terms.js';

/** The round of an application is part of the estimate at its college. */
@Injectable()
export class EstimatedRound {
  constructor(private readonly profileVersions: ProfileVersions) {}

  /** Null is "no application". Call it in the unit of work of the change. */
  async changed(
    studentId: string,
    before: ApplicationType | null,
    after: ApplicationType | null,
  ): Promise<void> {
    if (estimated(before) !== estimated(after)) await this.profileVersions.raise(studentId);
  }
}

/** A withdrawn application counts no round any more, nor one that was deferred to the regular ones. */
export const countedType = ({ round, outcome }: Application): ApplicationType | null =>
  outcome.wasDeferred || outcome.decisionResult === 'Withdrawn' ? null : round.applicationType;

const estimated = (type: ApplicationType | null) => (type === null ? null : roundOfEstimate(type));
