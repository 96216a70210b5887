import { Injectable } from '@nestjs/common';
import { type CurrentApplication, CurrentApplications } from '../../application/current-applications.js';
import { ApplicationNotFound } from '../../domain/application.errors.js';

/** One application of a student; its warnings speak of the others. */
@Injectable()
export class ApplicationReply {
  constructor(private readonly applications: CurrentApplications) {}

  /** @throws ApplicationNotFound */
  async of(studentId: string, applicationId: string): Promise<CurrentApplication> {
    const all = await this.applications.of(studentId);
    const application = all.find(({ id }) => id === applicationId);
    if (application === undefined) throw new ApplicationNotFound();
    return application;
  }
}
