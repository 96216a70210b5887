import {
  type AcademicRecord,
  type ActivitiesSheet,
  type ActivityRecord,
  type AwardRecord,
  type LeadershipRecord,
  type ResearchRecord,
  type UserProfile,
} from '@/api';
import { activityRows, type Entries, honorRows, textOf, titleOf } from '../activities-sheet/sheet';
import { type Extra, type ResumeChoices, type SectionName } from './resume-choices';

/** Everything the resume may use: what the student entered, and nothing else. */
export type ResumeSource = {
  name: string;
  personal: Pick<UserProfile, 'email' | 'city' | 'state'> | null;
  academic: Pick<
    AcademicRecord,
    | 'schoolName'
    | 'graduationYear'
    | 'gpaScale'
    | 'unweightedGpa'
    | 'weightedGpa'
    | 'satTotal'
    | 'actComposite'
  > | null;
  activities: readonly ActivityRecord[];
  leadership: readonly LeadershipRecord[];
  awards: readonly AwardRecord[];
  research: readonly ResearchRecord[];
  sheet: ActivitiesSheet;
  entries: Entries;
};

export type ResumeItem = {
  key: string;
  title: string;
  /** Beside the title. */
  detail: string;
  /** At the right: when, or how long. */
  when: string;
  texts: readonly string[];
};

export type ResumeSection = { name: SectionName; title: string; items: readonly ResumeItem[] };

export type Resume = { name: string; contact: readonly string[]; sections: readonly ResumeSection[] };

export const SECTION_TITLES: Record<SectionName, string> = {
  education: 'Education',
  activities: 'Activities',
  leadership: 'Leadership',
  awards: 'Honors and awards',
  research: 'Research',
  skills: 'Skills',
};

/** The sections that have something in them, in the student's order, with the hidden ones. */
export const filledSections = (source: ResumeSource, choices: ResumeChoices): ResumeSection[] =>
  choices.order
    .map((name) => ({ name, title: SECTION_TITLES[name], items: itemsOf[name](source, choices.extras) }))
    .filter(({ items }) => items.length > 0);

export const resumeOf = (source: ResumeSource, choices: ResumeChoices): Resume => ({
  name: source.name,
  contact: present(
    choices.extras.includes('email') && source.personal?.email,
    choices.extras.includes('place') && placeIn(source),
  ),
  sections: filledSections(source, choices).filter(({ name }) => !choices.hidden.includes(name)),
});

const present = (...texts: (string | false | null | undefined)[]): string[] =>
  texts.filter((text) => typeof text === 'string').filter((text) => text !== '');

const placeIn = ({ personal }: ResumeSource) => present(personal?.city, personal?.state).join(', ');

const measured = (label: string, value: string | null) =>
  value !== null && value !== 'N/A' && `${value} ${label}`;

/** "GPA 3.8 unweighted, 4.3 weighted (4.0 scale)" */
const gpaIn = ({ academic }: ResumeSource) => {
  if (!academic) return '';
  const gpas = present(
    measured('unweighted', academic.unweightedGpa),
    measured('weighted', academic.weightedGpa),
  );
  return gpas.length === 0 ? '' : `GPA ${gpas.join(', ')} (${academic.gpaScale} scale)`;
};

const scoresIn = ({ academic }: ResumeSource) =>
  present(
    academic?.satTotal != null && `SAT ${academic.satTotal}`,
    academic?.actComposite != null && `ACT ${academic.actComposite}`,
  ).join(', ');

/** What each extra would add; empty when the profile has nothing for it. */
export const extraIn = (source: ResumeSource, extra: Extra): string =>
  ({
    email: () => source.personal?.email ?? '',
    place: () => placeIn(source),
    gpa: () => gpaIn(source),
    scores: () => scoresIn(source),
  })[extra]();

const itemsOf: Record<SectionName, (source: ResumeSource, extras: readonly Extra[]) => ResumeItem[]> = {
  education: (source, extras) => {
    const school = source.academic?.schoolName ?? '';
    const year = source.academic?.graduationYear;
    const texts = present(
      extras.includes('gpa') && gpaIn(source),
      extras.includes('scores') && scoresIn(source),
    );
    if (school === '' && year == null && texts.length === 0) return [];
    return [
      { key: 'school', title: school, detail: '', when: year == null ? '' : `Class of ${year}`, texts },
    ];
  },
  activities: ({ sheet, entries }) =>
    activityRows(sheet, entries)
      .filter(({ sheet: { onSheet, kind } }) => onSheet && kind === 'activity')
      .map((row) => ({
        key: row.entry.id,
        title: textOf(row, 'organization') || row.entry.name,
        detail: textOf(row, 'position'),
        when: gradesPhrase(row.sheet.gradeLevels) || yearsPhrase(row.entry.years),
        texts: present(textOf(row, 'description')),
      })),
  leadership: ({ leadership, sheet, entries }) =>
    leadership.map((role) => {
      const row = activityRows(sheet, entries).find(({ entry }) => entry.id === role.id);
      return {
        key: role.id,
        title: role.organizationName,
        detail: role.positionTitle,
        when: yearsHeld(role),
        texts: row ? present(textOf(row, 'description')) : [],
      };
    }),
  awards: ({ sheet, entries }) =>
    honorRows(sheet, entries)
      .filter(({ sheet: { onSheet } }) => onSheet)
      .map((row) => ({
        key: row.entry.id,
        title: titleOf(row) || row.entry.name,
        detail: row.entry.level,
        when: row.entry.year?.toString() ?? '',
        texts: [],
      })),
  research: ({ research }) =>
    research.map(({ id, title, mentor, institution, duration, originalContribution, outcomes }) => ({
      key: id,
      title,
      detail: present(institution, mentor !== null && `with ${mentor}`).join(', '),
      when: duration ?? '',
      texts: present(originalContribution, outcomes),
    })),
  skills: ({ activities, research }) =>
    [
      ...new Set(
        present(...activities.map((item) => item.skillsDeveloped), ...research.map((item) => item.skills)),
      ),
    ].map((text) => ({ key: text, title: '', detail: '', when: '', texts: [text] })),
};

/** "Grades 9–12", "Grade 11", "Grades 9, 11". */
export const gradesPhrase = (levels: readonly string[]) => {
  if (levels.length === 0) return '';
  const numbers = levels.map(Number);
  const run = levels.length > 2 && numbers.every((level, at) => level === (numbers[0] ?? 0) + at);
  const words = run ? `${levels[0] ?? ''}–${levels.at(-1) ?? ''}` : levels.join(', ');
  return `${levels.length === 1 ? 'Grade' : 'Grades'} ${words}`;
};

/** "2024–present", "2023–2025", "2024". */
const yearsHeld = ({ startDate, endDate }: LeadershipRecord) => {
  const [start, end] = [startDate?.slice(0, 4), endDate?.slice(0, 4)];
  if (start === undefined) return end ?? '';
  return start === end ? start : `${start}–${end ?? 'present'}`;
};

/** One year is what a new activity starts with, so it says nothing. */
const yearsPhrase = (years: number | null) => (years === null || years === 1 ? '' : `${years} years`);
