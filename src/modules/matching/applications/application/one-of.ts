import { type Application } from '../domain/application.js';
import { ApplicationNotFound } from '../domain/application.errors.js';

/** One that is not deleted. @throws ApplicationNotFound */
export function oneOf(all: readonly Application[], applicationId: string): Application {
  const application = all.find(({ id, isDeleted }) => id === applicationId && !isDeleted);
  if (application === undefined) throw new ApplicationNotFound();
  return application;
}
