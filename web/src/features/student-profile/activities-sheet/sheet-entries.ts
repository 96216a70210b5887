import {
  type ActivityRecord,
  type AwardRecord,
  type LeadershipRecord,
  type ResearchRecord,
  type SheetActivity,
  type SheetHonor,
} from '@/api';

type FormType = NonNullable<SheetActivity['formType']>;
type ActivityType = NonNullable<ActivityRecord['activityType']>;
type Recognition = NonNullable<SheetHonor['recognition']>[number];

type Words = { label: string; text: string };

/** An entry of the profile as the sheet shows it, in the student's own words. */
export type ActivityEntry = {
  kind: SheetActivity['kind'];
  id: string;
  name: string;
  own: { position: string; organization: string; description: string };
  /** All long texts, to write the short one from. */
  words: readonly Words[];
  /** What the profile calls it, and the types of the form that fit. */
  type: { inProfile: string | null; fitting: readonly FormType[] };
  /** null: the profile doesn't ask. */
  hours: { perWeek: number | null; weeks: number | null } | null;
  years: number | null;
};

export type HonorEntry = {
  id: string;
  name: string;
  level: AwardRecord['level'];
  year: number | null;
  words: readonly Words[];
  recognition: Recognition;
};

const FITTING_TYPES: Record<ActivityType, readonly FormType[]> = {
  Sports: ['Athletics: JV/Varsity', 'Athletics: Club'],
  Music: ['Music: Instrumental', 'Music: Vocal'],
  Arts: ['Art', 'Dance', 'Theater/Drama'],
  Volunteer: ['Community Service (Volunteer)'],
  'Community Service': ['Community Service (Volunteer)'],
  Work: ['Work (Paid)'],
  Academic: ['Academic'],
  Leadership: ['Student Govt./Politics', 'School Spirit'],
  Other: ['Other Club/Activity', 'Family Responsibilities'],
};
const UNPAID_WORK: readonly FormType[] = ['Internship', 'Career Oriented'];

/** The form has neither a local nor a regional level. */
const RECOGNITIONS: Record<AwardRecord['level'], Recognition> = {
  Local: 'School',
  Regional: 'State/Regional',
  State: 'State/Regional',
  National: 'National',
  International: 'International',
};

const written = (...texts: { label: string; text: string | null }[]) =>
  texts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]));

/** A list of skills is no description. */
const firstOf = (words: readonly Words[]) =>
  words.find(({ label }) => !label.startsWith('Skills'))?.text ?? '';

/** Some students answer the question for a leadership position with "none"; the engine reads these the same way. */
const ledPosition = ({ leadershipPosition }: ActivityRecord) =>
  leadershipPosition !== null && /^(none|no|n\/a)$/i.test(leadershipPosition) ? null : leadershipPosition;

export const activityEntryOf = (item: ActivityRecord): ActivityEntry => {
  const led = ledPosition(item);
  const words = written(
    { label: 'Description', text: item.description },
    { label: 'Responsibilities', text: item.responsibilities },
    { label: 'Achievements', text: item.achievements },
    { label: 'Skills developed', text: item.skillsDeveloped },
  );
  const fitting = item.activityType === null ? [] : FITTING_TYPES[item.activityType];
  return {
    kind: 'activity',
    id: item.id,
    name: item.activityName,
    own: {
      position: led ?? item.role ?? '',
      organization: item.activityName,
      description: firstOf(words),
    },
    words: led === null ? words : [...written({ label: 'Role', text: item.role }), ...words],
    type: {
      inProfile: item.activityType,
      fitting: item.activityType === 'Work' && item.isPaid === false ? UNPAID_WORK : fitting,
    },
    hours: { perWeek: item.hoursPerWeek, weeks: item.weeksPerYear },
    years: item.yearsCommitted,
  };
};

export const leadershipEntryOf = (item: LeadershipRecord): ActivityEntry => {
  const words = written(
    { label: 'Description', text: item.description },
    { label: 'Responsibilities', text: item.responsibilities },
    { label: 'Achievements', text: item.achievements },
    { label: 'Impact', text: item.impact },
  );
  return {
    kind: 'leadership',
    id: item.id,
    name: item.organizationName,
    own: {
      position: item.positionTitle,
      organization: item.organizationName,
      description: firstOf(words),
    },
    words,
    type: { inProfile: null, fitting: [] },
    hours: null,
    years: null,
  };
};

export const researchEntryOf = (item: ResearchRecord): ActivityEntry => {
  const words = written(
    { label: 'Original contribution', text: item.originalContribution },
    { label: 'Outcomes', text: item.outcomes },
    { label: 'Skills', text: item.skills },
  );
  return {
    kind: 'research',
    id: item.id,
    name: item.title,
    own: { position: '', organization: item.institution ?? '', description: firstOf(words) },
    words,
    type: { inProfile: null, fitting: ['Research'] },
    hours: null,
    years: null,
  };
};

export const honorEntryOf = (item: AwardRecord): HonorEntry => ({
  id: item.id,
  name: item.name,
  level: item.level,
  year: item.year,
  words: written(
    { label: 'Selectivity', text: item.selectivity },
    { label: 'Significance', text: item.significance },
  ),
  recognition: RECOGNITIONS[item.level],
});

type ProfileLists = {
  activities: readonly ActivityRecord[];
  leadership: readonly LeadershipRecord[];
  research: readonly ResearchRecord[];
  awards: readonly AwardRecord[];
};

/** All entries of a profile that the sheet may take. */
export const entriesOf = ({ activities, leadership, research, awards }: ProfileLists) => ({
  activities: [
    ...activities.map(activityEntryOf),
    ...leadership.map(leadershipEntryOf),
    ...research.map(researchEntryOf),
  ],
  honors: awards.map(honorEntryOf),
});
