import { NeighborSeasonApplications } from './adapters/neighbors/neighbor-season-applications.js';
import { PlannedSeasonEssays } from './adapters/neighbors/planned-season-essays.js';
import { SeasonPlanController } from './adapters/http/season-plan.controller.js';
import { SqlSeasonReuses } from './adapters/persistence/sql-season-reuses.js';
import { SqlSeasonSettings } from './adapters/persistence/sql-season-settings.js';
import { SeasonApplications } from './application/season-applications.js';
import { SeasonEssays } from './application/season-essays.js';
import { SeasonPlanner } from './application/season-planner.js';
import { SeasonReuses } from './application/season-reuses.js';
import { SeasonSettingsStore } from './application/season-settings-store.js';

export const seasonPlanControllers = [SeasonPlanController];
export const seasonPlanProviders = [
  SeasonPlanner,
  { provide: SeasonApplications, useClass: NeighborSeasonApplications },
  { provide: SeasonEssays, useClass: PlannedSeasonEssays },
  { provide: SeasonReuses, useClass: SqlSeasonReuses },
  { provide: SeasonSettingsStore, useClass: SqlSeasonSettings },
];
