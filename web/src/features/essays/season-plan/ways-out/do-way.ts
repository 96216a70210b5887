import { type SeasonPlan, type SeasonSettings } from '@/api';
import {
  changeApplication,
  deleteApplication,
  getApplication,
  restoreApplication,
} from '@/api/calls/applications.gen';
import { chooseSeasonSettings, reuseSeasonEssay, writeSeasonEssayNew } from '@/api/calls/essays.gen';

export type Way = SeasonPlan['waysOut'][number]['ways'][number];
type Undo = () => Promise<unknown>;

/** Does one way out. What it gives back undoes it. */
export const doWay = async (
  { kind, applicationId, hoursPerWeek, reuse }: Way,
  settings: SeasonSettings,
): Promise<Undo> => {
  if (kind === 'hours' && hoursPerWeek !== null) return planHours(hoursPerWeek, settings);
  if (kind === 'reuse' && reuse !== null) return turnEssay(reuse);
  if (kind === 'move' && applicationId !== null) return moveToRegular(applicationId);
  if (kind === 'drop' && applicationId !== null) return drop(applicationId);
  throw new Error(`A way out of the kind ${kind} lacks what it is about`);
};

const planHours = async (
  hoursPerWeek: number,
  { hoursPerWeek: before, daysOff, busy }: SeasonSettings,
): Promise<Undo> => {
  const plan = (hours: number) =>
    chooseSeasonSettings({ body: { hoursPerWeek: hours, daysOff, busy }, throwOnError: true });
  await plan(hoursPerWeek);
  return () => plan(before);
};

const turnEssay = async ({ itemId, essay }: NonNullable<Way['reuse']>): Promise<Undo> => {
  await reuseSeasonEssay({ path: { itemId }, body: { essay }, throwOnError: true });
  return () => writeSeasonEssayNew({ path: { itemId }, throwOnError: true });
};

/** A date the student entered was of the early round, so it goes too. */
const moveToRegular = async (id: string): Promise<Undo> => {
  const path = { id };
  const { data: before } = await getApplication({ path, throwOnError: true });
  const { applicationType, plan, submissionDeadline, deadline } = before;
  await changeApplication({
    path,
    body: { applicationType: 'Regular Decision', plan: null, submissionDeadline: null },
    throwOnError: true,
  });
  return () =>
    changeApplication({
      path,
      body: { applicationType, plan, submissionDeadline, checkedWhere: deadline.checkedWhere },
      throwOnError: true,
    });
};

const drop = async (id: string): Promise<Undo> => {
  await deleteApplication({ path: { id }, throwOnError: true });
  return () => restoreApplication({ path: { id }, throwOnError: true });
};
