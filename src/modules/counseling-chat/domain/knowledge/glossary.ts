import { type Figure } from '../figures/figure.js';
import {
  BIG_FUTURE,
  COMMON_APP,
  CSS_PROFILE,
  exampleOf,
  FEDERAL_STUDENT_AID,
  type FixedText,
  HOW_CHANCES_WORK,
  SCORECARD,
} from './fixed-text.js';
import { type Term } from './term-names.js';

/** What a word means, an example, and the entry that comes to mind next. */
export interface GlossaryEntry {
  readonly says: string;
  readonly example: string;
  readonly from: NonNullable<FixedText['citation']>;
  readonly related: Term;
  readonly figures?: readonly Figure[];
}

const dollars = (value: number): Figure => exampleOf(value, 'dollars');
const score = (value: number): Figure => exampleOf(value, 'score');
/** As report cards write it: "4.0". */
const gpa = (value: string): Figure => exampleOf(value, 'gpa');
const share = (value: number): Figure => exampleOf(value, 'share');
const count = (value: number): Figure => exampleOf(value, 'count');

export const GLOSSARY: Readonly<Record<Term, GlossaryEntry>> = {
  'acceptance rate': {
    says: 'The acceptance rate is the share of all applicants a college admitted in one year. It describes the whole pool, so it isn’t your own chance.',
    example:
      'For example, if {1} people apply and {2} are admitted, the acceptance rate is {3}. A student with strong grades has a better chance than that.',
    from: SCORECARD,
    related: 'yield',
    figures: [count(1_000), count(250), share(0.25)],
  },
  ACT: {
    says: 'The ACT is a college admissions test with English, math and reading; science is optional. Colleges that take scores accept the ACT and the SAT alike.',
    example:
      'For example, if the SAT feels rushed or odd to you, try a practice ACT and keep the better one.',
    from: BIG_FUTURE,
    related: 'superscore',
  },
  AP: {
    says: 'Advanced Placement classes are college-level courses taught in high school. A good score on the exam in May can earn credit at many colleges.',
    example: 'For example, a strong AP Calculus score may let you skip the first math course in college.',
    from: BIG_FUTURE,
    related: 'dual enrollment',
  },
  appeal: {
    says: 'An aid appeal asks a college’s aid office to look at your offer again. It works best when something changed or was left out, and you can show papers for it.',
    example: 'For example, a parent lost a job after the tax year the FAFSA uses.',
    from: FEDERAL_STUDENT_AID,
    related: 'award letter',
  },
  articulation: {
    says: 'An articulation agreement is a written promise between two colleges about which courses transfer. It tells community college students which classes will count.',
    example:
      'For example, it may list which biology course at the community college counts at the university.',
    from: BIG_FUTURE,
    related: 'transfer',
  },
  'associate degree': {
    says: 'An associate degree takes about two years of full-time study, often at a community college. It can lead to a job or be a first step to a bachelor’s degree.',
    example: 'For example, many nurses begin with an associate degree in nursing.',
    from: BIG_FUTURE,
    related: 'community college',
  },
  'award letter': {
    says: 'An award letter lists the aid a college offers you for one year. Grants are yours to keep; loans in the same list must be paid back.',
    example:
      'For example, subtract only the grants and scholarships from the full cost, then compare colleges.',
    from: FEDERAL_STUDENT_AID,
    related: 'net price',
  },
  'bachelor’s degree': {
    says: 'A bachelor’s degree is what most four-year colleges award. It includes a major and general courses.',
    example: 'For example, a BA in history or a BS in chemistry are both bachelor’s degrees.',
    from: BIG_FUTURE,
    related: 'associate degree',
  },
  binding: {
    says: 'Binding means you promise to enroll if the college admits you. You then withdraw your other applications, unless the aid offer doesn’t work for your family.',
    example: 'For example, Early Decision is binding, and Early Action is not.',
    from: COMMON_APP,
    related: 'Early Decision',
  },
  'class rank': {
    says: 'Class rank shows where your grades stand among the students in your grade. Many high schools no longer report it, and colleges don’t hold that against you.',
    example: 'For example, a rank of {1} in a class of {2} means few had higher grades.',
    from: BIG_FUTURE,
    related: 'weighted GPA',
    figures: [count(12), count(400)],
  },
  Coalition: {
    says: 'Coalition, now called Apply Coalition with Scoir, is an application shared by a group of colleges. It does the same job as the Common App.',
    example: 'For example, a college may take both, and it treats them the same.',
    from: BIG_FUTURE,
    related: 'Common App',
  },
  'Common App': {
    says: 'The Common App is one online application that many colleges accept. You fill it in once, then add each college’s own questions.',
    example: 'For example, your main essay and activities go to all of your Common App colleges.',
    from: COMMON_APP,
    related: 'supplemental essay',
  },
  'Common Data Set': {
    says: 'The Common Data Set is a yearly sheet of facts many colleges publish in the same form. It covers admissions, aid, class sizes and more.',
    example: 'For example, one section says how much a college cares about essays, rank or interviews.',
    from: BIG_FUTURE,
    related: 'middle half',
  },
  'community college': {
    says: 'A community college is a local public college with low tuition that takes nearly everyone. Students can earn an associate degree or transfer to a four-year college.',
    example:
      'For example, two years there and two at a state university can end in the same bachelor’s degree.',
    from: BIG_FUTURE,
    related: 'transfer',
  },
  'cost of attendance': {
    says: 'The cost of attendance is the full price of one year before aid. It counts tuition, fees, housing, food, books, travel and other costs.',
    example: 'For example, tuition may be {1} while the cost of attendance is {2}.',
    from: FEDERAL_STUDENT_AID,
    related: 'net price',
    figures: [dollars(14_000), dollars(31_000)],
  },
  'CSS Profile': {
    says: 'The CSS Profile is a second aid form, used by some colleges for their own grants. It asks more than the FAFSA, costs a fee, and is free for many families.',
    example: 'For example, a private college may want both forms; check its aid page for the date.',
    from: CSS_PROFILE,
    related: 'FAFSA',
  },
  deferred: {
    says: 'Deferred means an early applicant gets no final answer yet. The college will look again with the regular applicants.',
    example: 'For example, after a deferral you can send better grades and say you’re still interested.',
    from: BIG_FUTURE,
    related: 'waitlist',
  },
  'demonstrated interest': {
    says: 'Demonstrated interest is what shows a college you might really come. Some colleges note it, and many don’t.',
    example: 'For example, a visit, an online session or a thoughtful “why us” answer can count.',
    from: BIG_FUTURE,
    related: 'yield',
  },
  'demonstrated need': {
    says: 'Demonstrated need is the full cost of a year minus what the aid forms expect of your family. A college that “meets full need” fills that gap, sometimes with loans.',
    example: 'For example, at a cost of {1} and an index of {2}, your need is {3}.',
    from: FEDERAL_STUDENT_AID,
    related: 'Student Aid Index',
    figures: [dollars(60_000), dollars(10_000), dollars(50_000)],
  },
  'direct admission': {
    says: 'Direct admission means a college offers you a place before you apply, based on your grades. You usually still send a short form to accept it.',
    example: 'For example, some states tell seniors which public colleges would take them.',
    from: COMMON_APP,
    related: 'rolling admission',
  },
  'double major': {
    says: 'A double major is one degree with two main subjects. It can take more courses, so plan it early.',
    example: 'For example, economics and Spanish together.',
    from: BIG_FUTURE,
    related: 'major and minor',
  },
  'dual enrollment': {
    says: 'Dual enrollment means taking real college courses while in high school. The grades go on a college transcript that stays with you.',
    example: 'For example, a writing course at the community college can count for high school and college.',
    from: BIG_FUTURE,
    related: 'AP',
  },
  'Early Action': {
    says: 'Early Action means you apply early and hear early. It is not binding: you can still say no and compare aid offers until spring.',
    example: 'For example, apply in the fall, hear in winter, and decide by the usual reply date in May.',
    from: COMMON_APP,
    related: 'Early Decision',
  },
  'Early Decision': {
    says: 'Early Decision means you apply early to one college and promise to enroll if it admits you. It is binding, so you can’t compare aid offers first.',
    example:
      'For example, it fits when one college is your clear first choice and its price works for your family.',
    from: COMMON_APP,
    related: 'Early Action',
  },
  'Early Decision II': {
    says: 'Early Decision II is a second binding round with a date in winter. It suits students who find their first choice later, or were turned down in the first round.',
    example: 'For example, apply in early winter and hear a few weeks later.',
    from: COMMON_APP,
    related: 'Early Decision',
  },
  'expected graduation rate': {
    says: 'The graduation rate is the share of students who finish their degree there. For four-year colleges the usual count is within six years of starting.',
    example: 'For example, a rate of {1} means most who start there finish.',
    from: SCORECARD,
    related: 'retention rate',
    figures: [share(0.8)],
  },
  FAFSA: {
    says: 'The FAFSA is the free federal form for grants, work-study and federal loans. Most states and colleges use it for their own aid too.',
    example: 'For example, you and a parent each make an account at studentaid.gov, then fill in your parts.',
    from: FEDERAL_STUDENT_AID,
    related: 'Student Aid Index',
  },
  'fee waiver': {
    says: 'A fee waiver lets you apply or take a test for free. It’s for students whose families would find the fee hard to pay.',
    example: 'For example, if you get free or reduced lunch, you can ask for one inside the Common App.',
    from: COMMON_APP,
    related: 'Common App',
  },
  'financial safety': {
    says: 'A financial safety is a college you know your family can pay for, even without extra scholarships. A true safety is one that would take you and that you can afford.',
    example: 'For example, a public college in your own state with a low price after aid.',
    from: BIG_FUTURE,
    related: 'safety',
  },
  'first-generation': {
    says: 'First-generation usually means neither parent finished a four-year college. Each college sets its own definition, and many offer programs for it.',
    example: 'For example, a summer start, a mentor, or a visit program with travel paid.',
    from: BIG_FUTURE,
    related: 'fee waiver',
  },
  gapping: {
    says: 'Gapping means a college admits you but its aid doesn’t cover all your need. The gap is what your family would still have to find.',
    example: 'For example, a need of {1} and aid of {2} leave a gap of {3}.',
    from: BIG_FUTURE,
    related: 'demonstrated need',
    figures: [dollars(30_000), dollars(22_000), dollars(8_000)],
  },
  'gap year': {
    says: 'A gap year is a year between high school and college for work, service or travel. Many colleges let admitted students start a year later if they ask.',
    example: 'For example, ask first whether your aid and scholarships would wait for you.',
    from: BIG_FUTURE,
    related: 'deferred',
  },
  grant: {
    says: 'A grant is money for college that you don’t pay back. Most grants go by your family’s finances.',
    example: 'For example, the federal Pell Grant, state grants, and a college’s own grants.',
    from: FEDERAL_STUDENT_AID,
    related: 'Pell Grant',
  },
  HBCU: {
    says: 'HBCUs are Historically Black Colleges and Universities, founded to educate Black Americans. They welcome students of every background.',
    example: 'For example, Howard, Spelman and North Carolina A&T are HBCUs.',
    from: SCORECARD,
    related: 'HSI',
  },
  HSI: {
    says: 'An HSI is a Hispanic-Serving Institution: a college where at least {1} of undergraduates are Hispanic. It can get federal money for programs that help its students.',
    example: 'For example, UT San Antonio and many California State campuses are HSIs.',
    from: SCORECARD,
    related: 'HBCU',
    figures: [share(0.25)],
  },
  'holistic review': {
    says: 'Holistic review means a college reads your whole application, not only grades and scores. Essays, activities, letters and your situation all count.',
    example: 'For example, a job that takes your afternoons can matter as much as a club.',
    from: BIG_FUTURE,
    related: 'recommendation letter',
  },
  'honors college': {
    says: 'An honors college is a smaller program inside a university, with its own classes and often its own dorms. Getting in can be harder than getting into the university.',
    example: 'For example, a large state university may feel small in its honors college.',
    from: BIG_FUTURE,
    related: 'merit aid',
  },
  IB: {
    says: 'The International Baccalaureate is a demanding two-year program for the end of high school. Colleges see it much as they see AP classes.',
    example: 'For example, good scores in Higher Level exams can earn college credit.',
    from: BIG_FUTURE,
    related: 'AP',
  },
  legacy: {
    says: 'A legacy applicant has a parent or relative who went to that college. Some colleges give it weight, many don’t, and some states have banned it.',
    example: 'For example, you can find a college’s own policy in its Common Data Set.',
    from: BIG_FUTURE,
    related: 'Common Data Set',
  },
  'liberal arts college': {
    says: 'A liberal arts college is usually small and teaches undergraduates across many subjects. Classes tend to be small, and professors teach them.',
    example: 'For example, Oberlin and Kenyon in Ohio are liberal arts colleges.',
    from: BIG_FUTURE,
    related: 'major and minor',
  },
  'student loan': {
    says: 'A student loan is money you borrow for college and pay back with interest. Federal loans come first, because they have fixed rates and protections.',
    example: 'For example, payments on a federal loan can follow your income later.',
    from: FEDERAL_STUDENT_AID,
    related: 'subsidized loan',
  },
  'subsidized loan': {
    says: 'With a subsidized federal loan the government pays the interest while you study. It goes to students whose aid forms show need.',
    example: 'For example, what you borrow as a freshman hasn’t grown when you graduate.',
    from: FEDERAL_STUDENT_AID,
    related: 'unsubsidized loan',
  },
  'unsubsidized loan': {
    says: 'An unsubsidized federal loan collects interest from the start, also while you study. You don’t need to show need to get one.',
    example: 'For example, what you borrow as a freshman has grown a bit when you graduate.',
    from: FEDERAL_STUDENT_AID,
    related: 'subsidized loan',
  },
  'parent loan': {
    says: 'A Parent PLUS loan is a federal loan a parent takes for a child’s college costs. The parent, not the student, must pay it back, and there is a credit check.',
    example: 'For example, compare its rate and fee with a less costly college before signing.',
    from: FEDERAL_STUDENT_AID,
    related: 'private loan',
  },
  'private loan': {
    says: 'A private loan comes from a bank, often with a co-signer and fewer protections. Most counselors suggest it only after grants, work and federal loans.',
    example: 'For example, its rate may change, and payments may not follow your income.',
    from: FEDERAL_STUDENT_AID,
    related: 'student loan',
  },
  'major and minor': {
    says: 'A major is the main subject of your degree; a minor is a smaller second one. Many students choose or change theirs during college.',
    example: 'For example, a biology major with a minor in Spanish.',
    from: BIG_FUTURE,
    related: 'double major',
  },
  'match percentage': {
    says: 'The match percentage is Flyleaf’s score for how well a college fits your wishes. It isn’t your chance of getting in.',
    example: 'For example, a college can match your wishes very well and still be a reach.',
    from: HOW_CHANCES_WORK,
    related: 'reach',
  },
  'merit aid': {
    says: 'Merit aid is money a college gives for grades, scores or talent, whatever your family earns. Some famous colleges give none and go by need only.',
    example: 'For example, a solid student at a less famous college may get thousands off each year.',
    from: BIG_FUTURE,
    related: 'scholarship',
  },
  'middle half': {
    says: 'The middle half is the range of scores of the students in the middle of a class, without the lowest and the highest. Scores below it still get in, and scores above it are no promise.',
    example: 'For example, if it runs from {1} to {2}, a {3} is in the middle.',
    from: SCORECARD,
    related: 'test-optional',
    figures: [score(1_200), score(1_400), score(1_300)],
  },
  'need-aware': {
    says: 'Need-aware means a college may look at how much aid you need when it decides. Usually that matters only for a few close calls.',
    example: 'For example, a need-aware college may still meet full need for those it admits.',
    from: BIG_FUTURE,
    related: 'need-blind',
  },
  'need-blind': {
    says: 'Need-blind means a college decides without looking at your family’s finances. It says nothing about how much aid you’ll get.',
    example: 'For example, a college can be need-blind and still leave a gap in its aid.',
    from: BIG_FUTURE,
    related: 'demonstrated need',
  },
  'net price': {
    says: 'Net price is what a year costs after grants and scholarships. It is the number to compare, not the sticker price.',
    example: 'For example, a college that costs {1} and gives you {2} in grants has a net price of {3}.',
    from: SCORECARD,
    related: 'sticker price',
    figures: [dollars(60_000), dollars(40_000), dollars(20_000)],
  },
  'open admission': {
    says: 'Open admission means a college takes nearly everyone with a high school diploma. Some programs there, such as nursing, still choose.',
    example: 'For example, most community colleges have open admission.',
    from: BIG_FUTURE,
    related: 'community college',
  },
  'Pell Grant': {
    says: 'The Pell Grant is the main federal grant for students from families with less money. You apply with the FAFSA and never pay it back.',
    example: 'For example, at a public college close to home it can cover much of the tuition.',
    from: FEDERAL_STUDENT_AID,
    related: 'grant',
  },
  'priority deadline': {
    says: 'A priority deadline is the date to meet for the best chance at aid, housing or a place. You can often apply later, but less may be left.',
    example: 'For example, a college may set its aid date months before the federal one.',
    from: FEDERAL_STUDENT_AID,
    related: 'FAFSA',
  },
  'private college': {
    says: 'A private college is not run by a state. Its sticker price is the same for everyone and often high, but its grants can be large.',
    example:
      'For example, after aid a private college sometimes costs less than a public one in another state.',
    from: BIG_FUTURE,
    related: 'public college',
  },
  'public college': {
    says: 'A public college is run by a state or city and partly paid for by taxes. It usually charges students of its own state less.',
    example: 'For example, Ohio State charges Ohio families less than families from Michigan.',
    from: BIG_FUTURE,
    related: 'in-state tuition',
  },
  reach: {
    says: 'A reach is a college where getting in would be hard for you, or is hard for almost everyone. Flyleaf calls it a reach when your estimate doesn’t come up to {1}.',
    example: 'For example, very selective colleges are a reach for every applicant.',
    from: HOW_CHANCES_WORK,
    related: 'target',
    figures: [share(0.25)],
  },
  target: {
    says: 'A target is a college where your chance is real, but open. Flyleaf calls it a target when your estimate is between {1} and {2}.',
    example: 'For example, a college whose students have grades and scores much like yours.',
    from: HOW_CHANCES_WORK,
    related: 'safety',
    figures: [share(0.25), share(0.75)],
  },
  safety: {
    says: 'A safety is a college that would almost surely take you and that your family can pay for. It only counts if you’d be glad to go there.',
    example: 'For example, a state university whose students have lower grades than yours.',
    from: HOW_CHANCES_WORK,
    related: 'financial safety',
  },
  'recommendation letter': {
    says: 'A recommendation letter is a teacher’s or counselor’s view of you as a student and a person. They write and send it; you ask early and give them notes about yourself.',
    example: 'For example, ask a junior-year teacher in spring, and share a page of what you’re proud of.',
    from: COMMON_APP,
    related: 'transcript',
  },
  'Regular Decision': {
    says: 'Regular Decision is the usual round: you apply in winter and hear in spring. It isn’t binding, and you can compare all offers.',
    example: 'For example, many dates fall in early winter, and the usual reply date is in May.',
    from: COMMON_APP,
    related: 'Early Action',
  },
  'restrictive early action': {
    says: 'Restrictive early action is early and not binding, but limits where else you may apply early. Each college writes its own rules, so read them.',
    example:
      'For example, it often allows early applications to public colleges, but not to other private ones.',
    from: COMMON_APP,
    related: 'Early Action',
  },
  'retention rate': {
    says: 'The retention rate is the share of first-year students who come back for a second year. A high rate suggests students are content and supported.',
    example: 'For example, a rate of {1} means nearly all freshmen return.',
    from: SCORECARD,
    related: 'expected graduation rate',
    figures: [share(0.95)],
  },
  'rolling admission': {
    says: 'Rolling admission means a college answers applications as they come in. Earlier is better, since places and aid can run out.',
    example: 'For example, apply in the fall and you may hear within weeks.',
    from: COMMON_APP,
    related: 'Regular Decision',
  },
  'room and board': {
    says: 'Room and board is the cost of housing and meals for a year. It can be as large as tuition at a public college.',
    example: 'For example, living at home can save much of it.',
    from: FEDERAL_STUDENT_AID,
    related: 'cost of attendance',
  },
  SAT: {
    says: 'The SAT is a college admissions test with reading and writing, and math. Totals run from {1} to {2}.',
    example: 'For example, take it once in spring of junior year, and again in fall if you want.',
    from: BIG_FUTURE,
    related: 'superscore',
    figures: [score(400), score(1_600)],
  },
  scholarship: {
    says: 'A scholarship is money for college that you don’t pay back, given for grades, talent, need or who a group wants to help. Colleges themselves give the largest ones.',
    example:
      'For example, your own high school’s list of local scholarships has less competition than national ones.',
    from: FEDERAL_STUDENT_AID,
    related: 'merit aid',
  },
  'sticker price': {
    says: 'The sticker price is what a college publishes before any aid. Many students pay less.',
    example: 'For example, a sticker price of {1} can turn into {2} after grants.',
    from: BIG_FUTURE,
    related: 'net price',
    figures: [dollars(70_000), dollars(25_000)],
  },
  'Student Aid Index': {
    says: 'The Student Aid Index is a number the FAFSA works out from your family’s finances. A lower number means more aid; it isn’t a bill.',
    example: 'For example, it can even be below zero, which marks the highest need.',
    from: FEDERAL_STUDENT_AID,
    related: 'demonstrated need',
  },
  superscore: {
    says: 'A superscore combines your best section scores from different test days. Many colleges use it, so a second try can only help there.',
    example: 'For example, math {1} in March and reading {2} in June make a superscore of {3}.',
    from: BIG_FUTURE,
    related: 'SAT',
    figures: [score(700), score(680), score(1_380)],
  },
  'supplemental essay': {
    says: 'A supplemental essay is a college’s own question, on top of the main essay. It is often short, such as why you want to study there.',
    example: 'For example, “why this college” answers work best with details only that college has.',
    from: COMMON_APP,
    related: 'Common App',
  },
  'test-optional': {
    says: 'Test-optional means you choose whether the college sees your SAT or ACT. Send a score that is in or above its middle half.',
    example: 'For example, a score below that range is often better left out.',
    from: BIG_FUTURE,
    related: 'middle half',
  },
  'test-blind': {
    says: 'Test-blind means a college won’t look at SAT or ACT scores even if you send them. Grades and courses carry more there.',
    example: 'For example, the University of California does not use scores to admit students.',
    from: BIG_FUTURE,
    related: 'test-optional',
  },
  transcript: {
    says: 'A transcript is your high school’s official list of your courses and grades. Your counselor sends it to colleges.',
    example: 'For example, ask for it a few weeks before your first date.',
    from: COMMON_APP,
    related: 'recommendation letter',
  },
  transfer: {
    says: 'To transfer is to start at one college and finish at another. What matters most then is your college grades and which credits count.',
    example: 'For example, many students go from a community college to a state university.',
    from: BIG_FUTURE,
    related: 'articulation',
  },
  tuition: {
    says: 'Tuition is what a college charges for teaching. Housing, food, books and fees come on top.',
    example: 'For example, public colleges have one tuition for their own state and one for others.',
    from: BIG_FUTURE,
    related: 'cost of attendance',
  },
  'in-state tuition': {
    says: 'In-state tuition is the lower price a public college charges residents of its state. Each state has its own rules for who is a resident.',
    example: 'For example, it usually takes a year or more of living there for reasons other than college.',
    from: BIG_FUTURE,
    related: 'out-of-state tuition',
  },
  'out-of-state tuition': {
    says: 'Out-of-state tuition is the higher price a public college charges students from other states. Grants for them are often smaller, too.',
    example: 'For example, some neighboring states have a deal that lowers it, so ask.',
    from: BIG_FUTURE,
    related: 'in-state tuition',
  },
  verification: {
    says: 'Verification is a check where a college asks for papers that prove your FAFSA answers. It’s common, and it doesn’t mean you did something wrong.',
    example: 'For example, they may ask for a tax form; send it soon, because aid waits for it.',
    from: FEDERAL_STUDENT_AID,
    related: 'FAFSA',
  },
  waitlist: {
    says: 'A waitlist means the college may offer you a place later if others say no. Few or many get in from it, and it changes every year.',
    example: 'For example, say yes to the waitlist, and still accept another college by its date.',
    from: BIG_FUTURE,
    related: 'deferred',
  },
  'weighted GPA': {
    says: 'A weighted GPA gives extra points for honors, AP or IB classes, so it can go above {1}. Schools weight differently, so colleges often work it out anew.',
    example: 'For example, an A in an AP class may count as {2}.',
    from: BIG_FUTURE,
    related: 'unweighted GPA',
    figures: [gpa('4.0'), gpa('5.0')],
  },
  'unweighted GPA': {
    says: 'A GPA is the average of your grades. Unweighted means every class counts the same, usually on a scale up to {1}.',
    example: 'For example, an A is {1} and a B is {2}, whether the class is regular or AP.',
    from: BIG_FUTURE,
    related: 'weighted GPA',
    figures: [gpa('4.0'), gpa('3.0')],
  },
  'work-study': {
    says: 'Work-study is a part-time job, usually on campus, that federal aid helps pay for. You earn a paycheck; it isn’t taken off your bill by itself.',
    example: 'For example, a few hours a week in the library or a lab.',
    from: FEDERAL_STUDENT_AID,
    related: 'grant',
  },
  yield: {
    says: 'Yield is the share of admitted students who choose to enroll. Colleges watch it, which is why some like to see that you’re interested.',
    example: 'For example, if {1} are admitted and {2} of them enroll, the yield is {3}.',
    from: SCORECARD,
    related: 'demonstrated interest',
    figures: [count(1_000), count(400), share(0.4)],
  },
};
