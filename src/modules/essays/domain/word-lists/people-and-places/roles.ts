import { phraseLines, wordSet } from '../list-text.js';

/** Offices and awards. */
export const ROLES = wordSet(`
president vice-president captain co-captain treasurer secretary founder co-founder editor editor-in-chief chair chairman chairperson officer representative delegate ambassador intern internship volunteer tutor mentor member leader
valedictorian salutatorian nhs deca fbla hosa mun varsity scholarship scholar award awards medal medals trophy honors ap gpa
`);

export const ROLE_PHRASES = phraseLines(`
honor roll|society|band|student|code
student|class council|government|president|body|representative
key|math|chess|science|debate|drama|robotics|art|french|spanish|environmental|book|film|coding|business|red|interact|beta|history|latin|german|chinese|film|photography|recycling|gaming|cultural|rotary|leo|speech|garden|writing|journalism|astronomy|programming|investment|economics club|team|olympiad|society|cross
varsity|junior _ team|soccer|tennis|track|basketball|football|swimming|volleyball|baseball|golf|lacrosse|wrestling|softball|cross
model un|united
marching|jazz|concert|school band|orchestra|choir|ensemble|paper|newspaper|play|musical|yearbook
eagle|boy|girl scout|scouts
community service hours?
volunteer hours|work|at|program|for
service hours
gold|silver|bronze medal|key|award|cord
national merit|honor|ap|hispanic
first|second|third place
straight a's|as
perfect score|attendance
summer program|camp|internship|institute
track and|& field
cross country
national|state|regional|district|county finalist|champion|championship|championships|winner|qualifier|competition|title|level|award|champions
dean's|principal's list|award
test|sat|act score|scores
soccer|tennis|basketball|football|swim|swimming|volleyball|baseball|golf|lacrosse|wrestling|softball|math|debate|robotics|quiz|track|chess|science team|captain|bowl|olympiad|club
`);
