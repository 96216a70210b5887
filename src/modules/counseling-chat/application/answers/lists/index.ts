import { type Answerers } from '../answerer.js';
import { answerApplications } from './deadlines/applications.js';
import { answerDeadlines } from './deadlines/deadlines.js';
import { answerEssayHelp } from './essays/essay-help.js';
import { answerEssayStatus } from './essays/essay-status.js';
import { answerListBalance } from './list-balance.js';
import { answerMyList } from './my-list.js';
import { answerRecommend } from './recommend.js';
import { answerRemoveCollege } from './remove-college.js';
import { answerSafetySchools } from './safeties/safety-schools.js';
import { answerSaveCollege } from './save-college.js';

export const LIST_ANSWERS = {
  safety_schools: answerSafetySchools,
  recommend: answerRecommend,
  my_list: answerMyList,
  list_balance: answerListBalance,
  save_college: answerSaveCollege,
  remove_college: answerRemoveCollege,
  deadlines: answerDeadlines,
  applications: answerApplications,
  essay_status: answerEssayStatus,
  essay_help: answerEssayHelp,
} satisfies Answerers;
