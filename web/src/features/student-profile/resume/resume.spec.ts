import { describe, expect, it } from 'vitest';
import { sheetFor } from '../activities-sheet/sheet';
import { activityEntryOf, honorEntryOf } from '../activities-sheet/sheet-entries';
import { aJob, anAward, aSurvey } from '../testing/entries';
import { extraIn, filledSections, gradesPhrase, resumeOf, type ResumeSource } from './resume';
import { choicesIn, USUAL_CHOICES } from './resume-choices';

const entries = {
  activities: [activityEntryOf(aJob)],
  honors: [honorEntryOf(anAward('prize', 'Science fair'))],
};
const maya: ResumeSource = {
  name: 'Maya Lindqvist',
  personal: { email: 'maya@example.com', city: 'Akron', state: 'OH' },
  academic: {
    schoolName: 'Akron North',
    graduationYear: 2027,
    gpaScale: '4.0',
    unweightedGpa: '3.7',
    weightedGpa: 'N/A',
    satTotal: 1310,
    actComposite: null,
  },
  activities: [aJob],
  leadership: [],
  awards: [anAward('prize', 'Science fair')],
  research: [aSurvey],
  sheet: sheetFor({ updatedAt: null, activities: [], honors: [] }, entries),
  entries,
};

const everything = (source = maya, choices = USUAL_CHOICES) => JSON.stringify(resumeOf(source, choices));

describe('a resume', () => {
  it('has name, school, graduation year and the student’s own words', () => {
    const { name, contact, sections } = resumeOf(maya, USUAL_CHOICES);

    expect(name).toBe('Maya Lindqvist');
    expect(contact).toEqual([]);
    expect(sections.map(({ title }) => title)).toEqual([
      'Education',
      'Activities',
      'Honors and awards',
      'Research',
    ]);
    expect(sections[0]?.items).toMatchObject([{ title: 'Akron North', when: 'Class of 2027', texts: [] }]);
    expect(sections[1]?.items).toMatchObject([
      { title: 'Corner bakery', detail: 'Baker', when: '2 years', texts: ['Opened the shop on weekends.'] },
    ]);
  });

  it('shows no contact, GPA or score until it is ticked', () => {
    expect(everything()).not.toMatch(/example\.com|Akron, OH|3\.7|1310/);
    expect(everything(maya, { ...USUAL_CHOICES, extras: ['email', 'place', 'gpa', 'scores'] })).toMatch(
      /maya@example\.com.*Akron, OH.*GPA 3\.7 unweighted \(4\.0 scale\).*SAT 1310/,
    );
  });

  it('offers only what the profile has', () => {
    const bare = { ...maya, personal: null, academic: null, research: [] };

    expect(extraIn(bare, 'email')).toBe('');
    expect(extraIn(bare, 'gpa')).toBe('');
    expect(filledSections(bare, USUAL_CHOICES).map(({ name }) => name)).toEqual(['activities', 'awards']);
  });

  it('follows the chosen order and leaves out hidden sections', () => {
    const choices = choicesIn({
      order: ['awards', 'education'],
      hidden: ['research', 'nonsense'],
      extras: [1],
    });

    expect(resumeOf(maya, choices).sections.map(({ name }) => name)).toEqual([
      'awards',
      'education',
      'activities',
    ]);
    expect(choices.extras).toEqual([]);
  });

  it('leaves out what is off the sheet', () => {
    const activities = maya.sheet.activities.map((row) => ({ ...row, onSheet: false }));

    expect(everything({ ...maya, sheet: { ...maya.sheet, activities } })).not.toContain('Corner bakery');
  });
});

it.each([
  [[], ''],
  [['11'], 'Grade 11'],
  [['9', '10', '11', '12'], 'Grades 9–12'],
  [['9', '11'], 'Grades 9, 11'],
  [['11', '12', 'PG'], 'Grades 11, 12, PG'],
])('grade levels %j read as "%s"', (levels, words) => {
  expect(gradesPhrase(levels)).toBe(words);
});
