/** Whom a message speaks of: the writer, somebody near, somebody with power over the writer. */
export const WHO = {
  I: 'i we',
  ME: 'me us',
  SELF: 'myself',
  MINE: 'i me my mine myself we us our',
  OTHER_SELF: 'himself herself themself themselves hisself theirself',
  /** People a student worries about; also a parent's children and a teacher's students. */
  NEAR: 'friend friends bestie bff brother bro sister sis sibling siblings cousin girlfriend boyfriend ex classmate roommate roomate teammate partner buddy twin girl guy kid boy someone somebody mom mother mama dad father son daughter child children teen stepsister stepbrother nephew niece student crush neighbor kids brothers sisters',
  ADULT:
    'father dad daddy papa stepdad stepfather mother mom mama mum stepmom stepmother parents parent uncle aunt auntie grandfather grandpa grandmother grandma boyfriend girlfriend husband fiance partner ex coach teacher tutor pastor priest guardian brother stepbrother sister cousin boss manager landlord neighbor roommate professor director trainer principal counselor man men guy guys somebody someone he she they older stranger doctor driver babysitter',
  THEM: 'him her them everyone everybody people someone anyone somebody teacher teachers dad mom father mother brother sister stepdad boyfriend girlfriend kids students family parents classmates roommate bully bullies cousin ex coach uncle girl guy boy neighbor',
} as const satisfies Readonly<Record<string, string>>;
