/** The newest edition of a college that holds these figures, as JSON; null without one. Needs the college as `c`. */
const newest = (figures: string, holds: string) => `
  (select jsonb_build_object('edition', u.edition, 'page', u.page) || ${figures}
     from college_catalogue.common_data_sets u
    where u.unit_id = c.unit_id and ${holds}
    order by u.edition desc limit 1)`;

const applicants = (applied: string, admitted: string) => `
  case when ${applied} > 0 then jsonb_build_object('applied', ${applied}, 'admitted', ${admitted}) end`;

const residence = (group: string) => `
  case when u.admitted_${group} is not null then ${applicants(`u.applied_${group}`, `u.admitted_${group}`)} end`;

const FACTORS = [
  ...['courses', 'grades', 'class-rank', 'tests', 'essay', 'recommendations', 'activities', 'talent'],
  ...['character', 'interview', 'interest', 'volunteering', 'work', 'first-generation', 'residence'],
  ...['geography', 'legacy', 'religion'],
];
/** Where the contract has more words than the column. */
const WORDS: Readonly<Record<string, string>> = { tests: 'test-scores', residence: 'state-residence' };

const WEIGHED = `
  (select jsonb_agg(jsonb_build_object('what', what, 'weight',
            (array['not-considered', 'considered', 'important', 'very-important'])[weight + 1])
            order by weight desc, place)
     from (values ${FACTORS.map(
       (factor, place) =>
         `(${String(place)}, '${WORDS[factor] ?? factor}', u.weight_${factor.replaceAll('-', '_')})`,
     ).join()}) as factor(place, what, weight)
    where weight is not null)`;

/** The lowest GPA of each band. */
const BANDS = ['4_00', '3_75', '3_50', '3_25', '3_00', '2_50', '2_00', '1_00'];
const HAS_BANDS = 'u.grades_4_00 is not null and u.grades_3_75 is not null';
const GRADE_BANDS = `
  case when ${HAS_BANDS} then jsonb_build_array(
    ${BANDS.map(
      (band) =>
        `jsonb_build_object('from', ${band.replace('_', '.')}::float8, 'share', coalesce(u.grades_${band}, 0)::float8)`,
    ).join()},
    jsonb_build_object('from', 0, 'share', coalesce(u.grades_below_1_00, 0)::float8)) end`;
const GRADES = `
  jsonb_build_object('bands', ${GRADE_BANDS}, 'average', u.grades_average::float8, 'known', u.grades_known::float8,
                     'scale', u.grades_scale)`;

/** The contract's `CommonDataSet`. Grade bands say more than an average, so an older edition with bands comes first. */
export const COMMON_DATA_SET = `
  jsonb_build_object(
    'applicants', ${newest(
      `jsonb_build_object('applied', u.applied, 'admitted', u.admitted)`,
      'u.applied > 0 and u.admitted is not null',
    )},
    'byResidence', ${newest(
      `jsonb_build_object('residents', ${residence('residents')}, 'otherStates', ${residence('other_states')},
                          'international', ${residence('international')})`,
      'u.admitted_residents is not null and u.admitted_other_states is not null',
    )},
    'earlyDecision', ${newest(
      `jsonb_build_object(
         'early', ${applicants('u.applied_early_decision', 'u.admitted_early_decision')},
         'everyoneElse', ${applicants(
           '(u.applied - u.applied_early_decision)',
           '(u.admitted - u.admitted_early_decision)',
         )})`,
      `u.applied_early_decision > 0 and u.applied > u.applied_early_decision
         and u.admitted >= u.admitted_early_decision`,
    )},
    'transfers', ${newest(
      `jsonb_build_object('applied', u.applied_transfers, 'admitted', u.admitted_transfers)`,
      'u.applied_transfers > 0 and u.admitted_transfers is not null',
    )},
    'waitingList', ${newest(
      `jsonb_build_object('kept', coalesce(u.waiting_list, true) or coalesce(u.waiting_list_admitted, 0) > 0,
                          'offered', u.waiting_list_offered,
                          'accepted', u.waiting_list_accepted, 'admitted', u.waiting_list_admitted)`,
      `(u.waiting_list = false or u.waiting_list_admitted is not null)`,
    )},
    'weighs', ${newest(`jsonb_build_object('factors', ${WEIGHED})`, 'u.weight_grades is not null')},
    'classRank', ${newest(
      `jsonb_build_object('topTenth', u.rank_top_tenth::float8, 'topQuarter', u.rank_top_quarter::float8,
                          'topHalf', u.rank_top_half::float8, 'known', u.rank_known::float8)`,
      'u.rank_top_tenth is not null',
    )},
    'grades', coalesce(${newest(GRADES, HAS_BANDS)}, ${newest(GRADES, 'u.grades_average is not null')}))`;
