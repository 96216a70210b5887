import { InsightsController } from './adapters/http/insights.controller.js';
import { PredictionsController } from './adapters/http/predictions.controller.js';
import { ActivityOfStudent } from './application/activity-of-student.js';
import { AssessmentOfStudent } from './application/assessment-of-student.js';

export const insightsControllers = [PredictionsController, InsightsController];
export const insightsProviders = [ActivityOfStudent, AssessmentOfStudent];
