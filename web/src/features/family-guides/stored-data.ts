/** A server test compares this list with the real tables, and with how long the server keeps each. */
export type StoredData = {
  title: string;
  tables: readonly string[];
  what: string;
  why: string;
  howLong: string;
};

const WITH_ACCOUNT = 'As long as your account exists.';

export const storedData: readonly StoredData[] = [
  {
    title: 'Your account',
    tables: ['identity.users'],
    what: 'Name, email, role, the plan and the language you chose, a scrambled form of your password, when you joined and last signed in, and, if you asked to leave, the day.',
    why: 'To know that it’s you. We can’t read your password.',
    howLong:
      'As long as your account exists. If you leave, everything of yours is deleted seven days after you ask.',
  },
  {
    title: 'Your sign-ins',
    tables: ['identity.sign_ins', 'identity.refresh_tokens'],
    what: 'When each sign-in started, was last used and ended; the kind of browser and device; its network address; and a fingerprint of its keys.',
    why: 'To keep you signed in, to block stolen keys, and so you can see where you’re signed in. We don’t show it to anyone else.',
    howLong: '30 days from when you signed in.',
  },
  {
    title: 'Parents and counselors you let in',
    tables: ['identity.linked_adults', 'identity.linked_views', 'identity.link_invitations'],
    what: 'Who is linked to you, since when, what you share with each, and when each last looked at it. Of a code you made, what it shares, when it ends, a fingerprint, and, encrypted, the email you sent it to.',
    why: 'So that adults see what you chose and nothing else.',
    howLong:
      'Until you or the adult ends the link. A code works for seven days and is deleted once it is used or withdrawn, or within a day after it ended.',
  },
  {
    title: 'Adults who ask to be let in',
    tables: ['identity.link_requests'],
    what: 'Which parent or counselor asked which student, when, and whether the student said no.',
    why: 'So the student can decide, and nobody has to say no twice.',
    howLong:
      'A request waits for 14 days, and one that was declined stays for 30, so it can’t be repeated. It is deleted within a day after that, or once it is granted.',
  },
  {
    title: 'Colleges adults suggest',
    tables: ['matching.college_suggestions'],
    what: 'Which parent or counselor suggested which college to which student, with their note, when, and the answer.',
    why: 'So the student can look at it and decide, and is not asked twice.',
    howLong:
      'Until the student stops sharing with the person who suggested it, or as long as your account exists.',
  },
  {
    title: 'Links you give to people without an account',
    tables: ['matching.share_links'],
    what: 'Whom you made each link for, what it shows, when it ends, and how often and when it was last opened. Of the link itself, we keep only a fingerprint.',
    why: 'So that whoever has the link sees your list, dates and prices, and nothing else.',
    howLong: 'Until you turn it off. Otherwise it is deleted within a day after it ended.',
  },
  {
    title: 'Links we email you',
    tables: ['identity.password_reset_tokens'],
    what: 'That we emailed you a link, when, and whether it was used. Of the link itself, we keep only a fingerprint.',
    why: 'To let you choose a new password, and to know that your email is yours.',
    howLong:
      'A link works for 30 minutes or one day. The record of it is deleted within a day after that day is over.',
  },
  {
    title: 'Two-step verification',
    tables: ['identity.second_factors', 'identity.recovery_codes'],
    what: 'Only if you turn it on: your authenticator app’s key, encrypted with a key of ours, and fingerprints of your recovery codes.',
    why: 'To ask for a code when you sign in.',
    howLong: 'Until you turn it off.',
  },
  {
    title: 'Signing in with Google',
    tables: ['identity.provider_flows', 'identity.provider_handoffs', 'identity.provider_links'],
    what: 'The sign-in in progress between your browser and the provider: random keys, and which account they lead to. After you sign in, your account keeps the ID the provider uses for you.',
    why: 'So only the browser that started the sign-in gets signed in.',
    howLong: 'Ten minutes; deleted within a day.',
  },
  {
    title: 'What happened to your account',
    tables: ['identity.audit_log'],
    what: 'Sign-ins, failed attempts, and changes to your password, email or role, with their times. An email used in an attempt is kept only in a scrambled form.',
    why: 'So you can see what happened, and so we can investigate attacks.',
    howLong:
      'One year. When your account is deleted, the entries stay, without anything that could identify you.',
  },
  {
    title: 'About you',
    tables: [
      'student_profile.profiles',
      'student_profile.user_profiles',
      'student_profile.family_college_history',
    ],
    what: 'Contact details, birth date, and only if you choose to answer: gender, race, parents’ education, where relatives went to college, family income and whether you’re the first in your family at college.',
    why: 'Your state is used for chances and for fit. The first three digits of your ZIP code measure how far away a college is. Income is used for prices and fit. The other answers never affect a chance.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Days you work on your profile',
    tables: ['student_profile.edit_days'],
    what: 'On which days you changed something in your profile.',
    why: 'So that a counselor at Flyleaf sees whether you are at work on it. It never affects a chance.',
    howLong: 'For a hundred days.',
  },
  {
    title: 'School and tests',
    tables: [
      'student_profile.academic_profiles',
      'student_profile.detailed_courses',
      'student_profile.ib_courses',
    ],
    what: 'School, grade level, GPA, class rank, SAT and ACT scores, and the advanced courses you took or plan: how many, and the ones you list, with IB exam scores.',
    why: 'To work out your chances.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'What you want',
    tables: ['student_profile.interests_goals'],
    what: 'Your major, your goals, and the location, size, type and cost of college you’re looking for.',
    why: 'To see how well a college fits you.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'What you do',
    tables: [
      'student_profile.activity_impacts',
      'student_profile.portfolio_items',
      'student_profile.awards',
      'student_profile.leadership_roles',
      'student_profile.research_projects',
    ],
    what: 'Activities, leadership roles, portfolio items, awards and research you enter.',
    why: 'They count in chances and in fit, except the list of leadership roles: it’s for your applications.',
    howLong: 'Until you delete an entry, or as long as your account exists.',
  },
  {
    title: 'Your activities sheet',
    tables: [
      'student_profile.activities_sheets',
      'student_profile.sheet_activities',
      'student_profile.sheet_honors',
    ],
    what: 'The short texts you write for application forms, their order, and your answers beside them.',
    why: 'So they’re ready to copy when an application is due. They never affect a chance.',
    howLong: 'Until you delete the activity or award, or as long as your account exists.',
  },
  {
    title: 'Your brag sheet',
    tables: ['student_profile.brag_sheets'],
    what: 'Your answers to what a counselor asks before writing a recommendation, and whether counselors you let in may read them.',
    why: 'So a recommendation can tell what grades don’t. The answers never affect a chance.',
    howLong: 'Until you empty an answer, or as long as your account exists.',
  },
  {
    title: 'Files you upload',
    tables: ['platform.stored_files'],
    what: 'The files themselves, with their name, size and type, and what they belong to.',
    why: 'So you can show your work. Only you can open them, and portfolio files also the adults you choose to show these files. If one of them or someone who runs Flyleaf does, you see it in your account activity.',
    howLong:
      'Until you remove a file, or as long as your account exists. A file you removed, or never used, is deleted a day later.',
  },
  {
    title: 'Your essays',
    tables: ['essays.essays', 'essays.essay_versions'],
    what: 'Titles, prompts, and every version of your text you save, with its time and a seal. Of a file you upload we keep only the text.',
    why: 'So you can go back to any draft, and prove that the words are yours.',
    howLong: 'Until you delete the essay, or as long as your account exists.',
  },
  {
    title: 'Your essay plan',
    tables: ['essays.asked_prompts'],
    what: 'What each college or scholarship asks you to write, the word limits, and the due dates you typed.',
    why: 'To show you the fewest essays that answer everything.',
    howLong: 'Until you remove it.',
  },
  {
    title: 'Your hours for applications',
    tables: ['essays.season_settings', 'essays.season_reuses'],
    what: 'How many hours a week you have, the days you keep free, and weeks that are taken, with the name you gave them. Which essay you turn into which.',
    why: 'To plan your essays and applications backward from their dates.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Essays you let adults read',
    tables: ['essays.essay_shares'],
    what: 'Which essay you shared with which parent or counselor, and when.',
    why: 'So an adult reads the essays you chose and no other.',
    howLong: 'Until you stop sharing the essay or delete it, or as long as your account exists.',
  },
  {
    title: 'What is said about your essays',
    tables: ['essays.essay_reviews', 'essays.jobs', 'essays.essay_comments', 'essays.essay_openings'],
    what: 'Reviews of your drafts, comments of a counselor, and who at Flyleaf opened an essay, when and why.',
    why: 'To help you with your next version. Whoever opens an essay gives a reason, and you see it in your account activity.',
    howLong: 'Until you delete the essay, or as long as your account exists.',
  },
  {
    title: 'Your chat with Wren',
    tables: [
      'counseling_chat.conversations',
      'counseling_chat.conversation_messages',
      'counseling_chat.message_reports',
    ],
    what: 'What you write and what Wren answers, the colleges and facts you spoke of, how far the talk came, and which answers you reported.',
    why: 'So Wren can follow what you mean, and you can read it again. Parents, counselors and colleges can’t read it.',
    howLong: 'Until you clear the chat, one year after it was said, or as long as your account exists.',
  },
  {
    title: 'How interested a talk sounds',
    tables: ['counseling_chat.enhanced_lead_scores'],
    what: 'For adults, and for under-18s only where the people who run Flyleaf turned it on: points for how soon you apply, how much of your profile is filled in, how often you ask, and whether you asked for a person.',
    why: 'So the people who run Flyleaf know who asked for help. How you feel is never part of it, and neither are your grades.',
    howLong: 'As long as the talk it belongs to.',
  },
  {
    title: 'Who may contact you',
    tables: ['counseling_chat.contact_choices'],
    what: 'Whether the people who run Flyleaf may contact you about its services. No until you say yes in your settings.',
    why: 'So your choice holds. Nobody sees points for a talk before you say yes.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Your list',
    tables: ['matching.saved_colleges', 'matching.applications'],
    what: 'Colleges you save, your notes and the category you choose for each; your applications, with dates, checklists, who recommends you, notes and results.',
    why: 'So you can find them again.',
    howLong:
      'Until you remove an entry, or as long as your account exists. A deleted application is gone within two days.',
  },
  {
    title: 'Your financial aid offers',
    tables: ['matching.aid_offers'],
    what: 'The costs, grants, work and loans you copy from a college’s letter, and your answers about the letter.',
    why: 'To work out what a college costs and what you would borrow. They never affect a chance.',
    howLong: 'Until you delete the offer or the application, or as long as your account exists.',
  },
  {
    title: 'What a parent enters about paying',
    tables: ['matching.parent_inputs'],
    what: 'For each parent a student let in, only if they choose: their own income range, the most they can pay for a year, and whether the student sees the prices that follow.',
    why: 'To work out what a year would cost by the parent’s own figures. Only the parent sees what they entered.',
    howLong: 'Until the student or the parent ends the link, or as long as both accounts exist.',
  },
  {
    title: 'How you want to be notified',
    tables: ['identity.notification_settings', 'identity.notification_choices'],
    what: 'Only once you choose: what you hear of at the bell and by email, your quiet hours and your time zone.',
    why: 'To tell you what you want to know, and not at night.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Reminders',
    tables: ['matching.sent_reminders'],
    what: 'Only if you turn them on: which date you were reminded of, and when.',
    why: 'To remind you of nothing twice.',
    howLong: 'What was sent, until 30 days after the date.',
  },
  {
    title: 'Your calendar address',
    tables: ['matching.calendar_feeds'],
    what: 'Only if you make one: a fingerprint of the private address, and when you made it.',
    why: 'So your own calendar can read your dates without signing in.',
    howLong: 'Until you turn it off or make a new one.',
  },
  {
    title: 'What counts for you',
    tables: ['matching.selection_criteria'],
    what: 'How much each part of a match counts for you, and the ranges you set for your list.',
    why: 'To put the colleges that suit you first.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'What you think of colleges',
    tables: ['matching.recommendation_choices'],
    what: 'Which recommended colleges interest you and which don’t, why not, and your notes on them.',
    why: 'So a college you don’t want stays off your list, and your notes stay with a college.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'What we work out',
    tables: ['matching.prediction_runs', 'matching.prediction_results'],
    what: 'Your recommended colleges, with chance, fit and reasons.',
    why: 'So your list opens fast.',
    howLong:
      'Until your answers or the federal data change, 30 days at most. Then it’s worked out again, and the old list is gone.',
  },
  {
    title: 'Colleges you look at',
    tables: ['matching.college_views'],
    what: 'Which colleges you opened, and on which day.',
    why: 'To count them for you.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'How often Wren helped',
    tables: ['matching.advisor_interactions'],
    what: 'That Wren answered you or an essay was reviewed. Not what was asked or answered.',
    why: 'To count them for you.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Searches you save',
    tables: ['college_catalogue.saved_searches'],
    what: 'The words and filters of a search, under the name you gave it.',
    why: 'So you can run it again.',
    howLong: 'Until you remove a search, or as long as your account exists.',
  },
  {
    title: 'What admins keep about colleges',
    tables: ['college_catalogue.kept_facts'],
    what: 'Facts about a college, where an admin read them and when, and which admin wrote them down. Nothing about students.',
    why: 'To show what the Department of Education doesn’t publish, with its source.',
    howLong:
      'Until an admin removes a fact. When an admin’s account is deleted, we forget who wrote it down.',
  },
  {
    title: 'Notifications',
    tables: ['administration.notifications'],
    what: 'The short messages under the bell or in an email, and when you read them.',
    why: 'To tell you what changed.',
    howLong: 'One year.',
  },
  {
    title: 'Who looked at your profile',
    tables: ['administration.student_views'],
    what: 'When each person who runs Flyleaf last came to your page.',
    why: 'So that each visit shows once under Settings > Activity.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Notes about a consultation',
    tables: ['administration.consultation_notes'],
    what: 'What someone who runs Flyleaf noted about a talk with you, when, and who wrote it.',
    why: 'So the next talk can start where the last one ended. Ask us, and we’ll show you the notes about you.',
    howLong: 'Until the note is deleted, or as long as your account exists.',
  },
  {
    title: 'A copy of your data',
    tables: ['identity.data_exports'],
    what: 'Only if you ask for one: when you asked, how far it is, and the copy itself.',
    why: 'So you can take everything with you.',
    howLong:
      'A copy is deleted within an hour after its 24 hours; the record of one that failed, after a week.',
  },
  {
    title: 'Work that is waiting',
    tables: ['jobs.job'],
    what: 'When something changes that another part of Flyleaf needs to know about, such as your profile, a short record with your account number waits in a queue.',
    why: 'So nothing gets lost when a server stops.',
    howLong: 'A few days after it’s processed.',
  },
  {
    title: 'Repeated requests',
    tables: ['platform.remembered_replies'],
    what: 'Our reply to a save that your browser might send twice.',
    why: 'So a bad connection never saves something twice.',
    howLong: 'One day.',
  },
  {
    title: 'Attempt counters',
    tables: ['platform.budgets'],
    what: 'How many attempts a network address or an account made in the last few minutes. Both are kept in a scrambled form.',
    why: 'To stop people from guessing passwords.',
    howLong: 'Minutes, at most a day.',
  },
  {
    title: 'Who may read your essays',
    tables: ['essays.outside_reader_choices'],
    what: 'Whether an outside language model may read your essays.',
    why: 'So your choice holds.',
    howLong: WITH_ACCOUNT,
  },
  {
    title: 'Language model counters',
    tables: ['platform.model_tokens'],
    what: 'How much text an outside language model read for you today. You appear in it only in a scrambled form.',
    why: 'So one person can’t use up what is there for everyone.',
    howLong: 'Two days.',
  },
];
