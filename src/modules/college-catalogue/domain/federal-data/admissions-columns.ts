import { columns, pairsIn, mapped, normalized, type Column, type Unit } from './column.js';
import { figure, isNumber, NOT_APPLICABLE } from './figure.js';
import { admitRate, enrollsUndergraduates, selectsApplicants, weighsTests } from './college-kinds.js';

function surveyColumns(unit: Unit, lines: string): Column[] {
  return pairsIn(lines).map(([name, source]) => ({
    name,
    group: 'admissions',
    unit,
    describes: 'fall 2023',
    source: `IPEDS ${source}`,
    valueFor: (college) =>
      normalized({ name, unit }, figure(college.survey?.[source], selectsApplicants(college))),
  }));
}

/** The survey has these shares in percent. */
const fractionOfPercent = (value: string) => (/^\d+$/.test(value) ? String(Number(value) / 100) : value);

export const admissions: readonly Column[] = [
  ...columns('admissions', 'code', 'fall 2023', 'open_admission <- OPENADMP', enrollsUndergraduates).map(
    (column) => mapped(column, (value) => (value === '3' ? NOT_APPLICABLE : value)),
  ),
  {
    name: 'admit_rate',
    group: 'admissions',
    unit: 'share',
    describes: 'fall 2023 (fall 2024 where admit_rate_release is 2026-06-10)',
    source: 'ADM_RATE',
    valueFor: (college) =>
      normalized(
        { name: 'admit_rate', unit: 'share' },
        figure(admitRate(college).rate, selectsApplicants(college)),
      ),
  },
  {
    name: 'admit_rate_release',
    group: 'admissions',
    unit: 'date',
    describes: 'the release the admit rate comes from',
    source: 'ADM_RATE of both releases',
    valueFor: (college) => {
      const { rate, release } = admitRate(college);
      return figure(isNumber(rate ?? '') ? release : undefined, selectsApplicants(college));
    },
  },
  ...columns('admissions', 'code', 'fall 2023', 'test_policy <- ADMCON7', selectsApplicants),
  ...columns(
    'admissions',
    'score',
    'fall 2023',
    `sat_reading_25 <- SATVR25
     sat_reading_50 <- SATVR50
     sat_reading_75 <- SATVR75
     sat_math_25 <- SATMT25
     sat_math_50 <- SATMT50
     sat_math_75 <- SATMT75
     sat_average <- SAT_AVG
     act_composite_25 <- ACTCM25
     act_composite_50 <- ACTCM50
     act_composite_75 <- ACTCM75
     act_english_25 <- ACTEN25
     act_english_50 <- ACTEN50
     act_english_75 <- ACTEN75
     act_math_25 <- ACTMT25
     act_math_50 <- ACTMT50
     act_math_75 <- ACTMT75`,
    weighsTests,
  ),
  ...surveyColumns('count', 'applicants <- APPLCN\n admitted <- ADMSSN\n enrolled <- ENRLT'),
  ...surveyColumns('share', 'submitted_sat_share <- SATPCT\n submitted_act_share <- ACTPCT').map((column) =>
    mapped(column, fractionOfPercent),
  ),
  ...surveyColumns(
    'code',
    `considers_gpa <- ADMCON1
     considers_class_rank <- ADMCON2
     considers_school_record <- ADMCON3
     considers_college_prep <- ADMCON4
     considers_recommendations <- ADMCON5
     considers_competencies <- ADMCON6
     considers_english_test <- ADMCON8
     considers_other_test <- ADMCON9
     considers_work_experience <- ADMCON10
     considers_essay <- ADMCON11
     considers_legacy <- ADMCON12`,
  ),
];
