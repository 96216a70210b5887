import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { z } from 'zod';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Delivery } from '#shared-kernel/application/reaction.js';
import { defineJob, HandlesJob, type JobHandler } from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { summarizeError } from '#shared-kernel/platform/logging/describe-error.js';
import { CurrentColleges } from '../../application/matches/current-colleges.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { Predictions } from '../../application/predictions/predictions.js';
import { StorePredictions } from '../../application/predictions/store-predictions.js';

const REFRESH_STALE_RECOMMENDATIONS = defineJob({
  name: 'RefreshStaleRecommendations',
  version: 1,
  /** The student after whom this batch begins. */
  schema: z.object({ after: z.uuid().nullable() }),
  // One batch at a time leaves the processor to requests and to the reactions of students at work.
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

type Batch = z.infer<typeof REFRESH_STALE_RECOMMENDATIONS.schema>;

/** About a second of work, so a server that stops loses little. */
const STUDENTS_IN_A_BATCH = 25;

/** Computes stored recommendations again, batch by batch: all of them after an import, and the expired ones every night. */
@Injectable()
@HandlesJob(REFRESH_STALE_RECOMMENDATIONS)
export class StaleRecommendationsSchedule implements JobHandler<Batch> {
  private readonly log = new Logger(StaleRecommendationsSchedule.name);
  private refreshedFor: string | undefined;

  constructor(
    private readonly directory: CollegeDirectory,
    private readonly colleges: CurrentColleges,
    private readonly matches: CurrentMatches,
    private readonly predictions: Predictions,
    private readonly storePredictions: StorePredictions,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Waits for the end of an import, which changes the version several times. One server requests the first batch. */
  @Cron('* * * * *', { timeZone: 'UTC' })
  async afterImport(): Promise<void> {
    const { catalogueVersion } = await this.colleges.prepared();
    if (catalogueVersion === this.refreshedFor || (await this.directory.isImporting())) return;
    await this.begin(`catalogue ${catalogueVersion}`);
    this.refreshedFor = catalogueVersion;
  }

  @Cron('43 3 * * *', { timeZone: 'UTC' })
  async nightly(): Promise<void> {
    await this.begin(`day ${this.clock.now().toISOString().slice(0, 10)}`);
  }

  async handle({ after }: Batch, { signal }: Delivery): Promise<void> {
    const { catalogueVersion } = await this.colleges.prepared();
    const stale = { catalogueVersion, now: this.clock.now(), after, limit: STUDENTS_IN_A_BATCH };
    const studentIds = await this.predictions.staleStudents(stale);
    for (const studentId of studentIds) {
      signal.throwIfAborted();
      await this.refresh(studentId);
    }
    const last = studentIds.at(-1);
    if (last !== undefined) await this.jobs.enqueue(REFRESH_STALE_RECOMMENDATIONS, { after: last });
  }

  private async begin(singletonKey: string): Promise<void> {
    await this.jobs.enqueue(REFRESH_STALE_RECOMMENDATIONS, { after: null }, { singletonKey });
  }

  /** One student's failure does not keep the others waiting; the next night tries again. */
  private async refresh(studentId: string): Promise<void> {
    try {
      await this.storePredictions.of(studentId, await this.matches.once(studentId));
    } catch (error) {
      this.log.error(`Could not refresh the recommendations of ${studentId}: ${summarizeError(error)}`);
    }
  }
}
