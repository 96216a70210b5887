import { type PlannedSeason } from '../../application/season-planner.js';
import { COUNTING } from '../../domain/counting-in-words.js';
import { type Balance } from '../../domain/calendar/fit.js';
import { type SeasonApplication } from '../../domain/season.js';
import { MOST_HALF_HOURS_A_DAY } from '../../domain/settings.js';
import { halfHoursOf } from '../../domain/tasks/task.js';
import {
  nothingIsEnough,
  proofInWords,
  savingInWords,
  tooManyInWords,
  wayInWords,
} from '../../domain/words.js';
import { type WayOut, type WaysOut } from '../../domain/ways/ways-out.js';
import { type SeasonPlan } from './season-plan.dto.js';
import { inHours, taskReply, weeksOf } from './season-weeks.js';

export function seasonPlanReply({
  today,
  plan,
  applications,
  reuses,
  areOwnSettings,
}: PlannedSeason): SeasonPlan {
  const { free, tasks, sessions, leftOut, waysOut } = plan;
  const { hoursPerWeek, daysOff, busy } = free.settings;
  return {
    today,
    settings: {
      hoursPerWeek,
      daysOff: [...daysOff],
      busy: [...busy],
      areYours: areOwnSettings,
      mostHoursADay: inHours(MOST_HALF_HOURS_A_DAY),
    },
    hasApplications: applications.length > 0,
    fits: plan.proof === null,
    hours: inHours(halfHoursOf(tasks)),
    weeks: weeksOf(sessions, free),
    proof: proofReply(plan.proof),
    reuses: reuses.map((reuse) => ({ ...reuse })),
    waysOut: (waysOut?.enough ?? []).map(wayOutReply),
    nothingIsEnough: whyNoWay(waysOut),
    dates: datesOf(applications, today),
    leftOut: [...leftOut],
    counting: [...COUNTING],
  };
}

const whyNoWay = (waysOut: WaysOut | null): string | null => {
  if (waysOut?.tooMany) return tooManyInWords(waysOut.tooMany);
  return waysOut?.leftover ? nothingIsEnough(waysOut.leftover) : null;
};

const balanceReply = ({ day, work, time }: Balance) => ({ day, work: inHours(work), time: inHours(time) });

const proofReply = (proof: PlannedSeason['plan']['proof']): SeasonPlan['proof'] =>
  proof && {
    says: proofInWords(proof.tightest),
    ...balanceReply(proof.tightest),
    tasks: proof.tasks.map(taskReply),
    shortDays: proof.shortDays.map(balanceReply),
  };

const wayOutReply = ({ ways, cost }: WayOut): SeasonPlan['waysOut'][number] => ({
  cost,
  ways: ways.map(({ way, effect }) => ({
    kind: way.kind,
    says: wayInWords(way),
    saves: savingInWords(way, effect),
    applicationId: 'applicationId' in way ? way.applicationId : null,
    hoursPerWeek: way.kind === 'hours' ? way.hoursPerWeek : null,
    reuse: way.kind === 'reuse' ? { itemId: way.itemId, essay: way.essay } : null,
  })),
});

const datesOf = (applications: readonly SeasonApplication[], today: string): SeasonPlan['dates'] =>
  applications
    .flatMap(({ id, college, isSent, planBy, dateNote }) =>
      isSent || planBy === null || planBy < today
        ? []
        : [{ applicationId: id, college, planBy, note: dateNote }],
    )
    .toSorted((a, b) => (a.planBy + a.college < b.planBy + b.college ? -1 : 1));
