import { type SharedProfile } from '@/api';
import { type Choice } from './choices';
import { type Words } from './words';

export type Entry = {
  id: string;
  title: string;
  /** Short ones, in a line below the title. */
  facts: readonly string[];
  texts: readonly { label: string; text: string }[];
  link?: string | null;
  hasFile?: boolean;
};

type Text = readonly [label: string, text: string | null];

const present = (...facts: (string | false | null)[]): string[] =>
  facts.filter((fact) => typeof fact === 'string').filter((fact) => fact !== '');

const texts = (...all: readonly Text[]) =>
  all.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));

const picked = (choice: Choice | null, words: Words) => choice !== null && words.choice(choice);

const counted = (figure: number | null, words: (figure: number) => string) =>
  figure !== null && words(figure);

export const activityEntries = ({ activities }: SharedProfile, words: Words): Entry[] =>
  activities.map((activity) => ({
    id: activity.id,
    title: activity.activityName,
    facts: present(
      picked(activity.activityType, words),
      activity.role,
      activity.leadershipPosition,
      picked(activity.level, words),
      counted(activity.hoursPerWeek, words.hoursPerWeek),
      counted(activity.weeksPerYear, words.weeksPerYear),
      counted(activity.yearsCommitted, words.years),
      activity.isPaid === true && words.paid,
    ),
    texts: texts(
      [words.description, activity.description],
      [words.responsibilities, activity.responsibilities],
      [words.achievements, activity.achievements],
      [words.skills, activity.skillsDeveloped],
    ),
  }));

export const leadershipEntries = ({ leadershipRoles }: SharedProfile, words: Words): Entry[] =>
  leadershipRoles.map((role) => ({
    id: role.id,
    title: role.positionTitle,
    facts: present(
      role.organizationName,
      picked(role.level, words),
      role.startDate !== null && words.since(words.month(role.startDate)),
      role.endDate !== null && words.until(words.month(role.endDate)),
    ),
    texts: texts(
      [words.description, role.description],
      [words.responsibilities, role.responsibilities],
      [words.achievements, role.achievements],
      [words.impact, role.impact],
    ),
  }));

export const awardEntries = ({ awards }: SharedProfile, words: Words): Entry[] =>
  awards.map((award) => ({
    id: award.id,
    title: award.name,
    facts: present(
      picked(award.level, words),
      picked(award.category, words),
      award.year !== null && award.year.toString(),
    ),
    texts: texts([words.selectivity, award.selectivity], [words.significance, award.significance]),
  }));

export const researchEntries = ({ researchProjects }: SharedProfile, words: Words): Entry[] =>
  researchProjects.map((project) => ({
    id: project.id,
    title: project.title,
    facts: present(
      project.institution,
      project.mentor !== null && words.withMentor(project.mentor),
      project.duration,
    ),
    texts: texts(
      [words.contribution, project.originalContribution],
      [words.outcomes, project.outcomes],
      [words.skills, project.skills],
    ),
  }));

export const portfolioEntries = ({ portfolioItems }: SharedProfile, words: Words): Entry[] =>
  portfolioItems.map((item) => ({
    id: item.id,
    title: item.title,
    facts: present(picked(item.type, words), item.role),
    texts: texts(
      [words.description, item.description],
      [words.impact, item.impact],
      [words.recognition, item.awards],
    ),
    link: item.link,
    hasFile: item.hasFile,
  }));
