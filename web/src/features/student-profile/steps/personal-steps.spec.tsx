import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApi } from '@/testing/api';
import { pasteInto } from '@/testing/paste';
import { shownToastText } from '@/testing/render-screen';
import { heading, openProfile } from '../testing/open-profile';

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save and continue');
const type = (name: RegExp | string, text: string) => pasteInto(screen.getByLabelText(name), text);
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('the address step', () => {
  useApi();

  it('saves all fields, with the United States by default', async () => {
    const { sent } = await openProfile('/profile?section=personal&step=address');

    await type('Street address', '12 Elm St');
    await type('City', 'Akron');
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ohio' }));
    await save();

    await heading('Background');
    expect(sent).toEqual([
      {
        path: '/api/user-profile',
        body: {
          streetAddress: '12 Elm St',
          city: 'Akron',
          state: 'OH',
          zipCode: null,
          country: 'United States',
        },
      },
    ]);
  });

  it('sends nothing when unchanged', async () => {
    const { sent } = await openProfile('/profile?section=personal&step=address');

    await save();

    await heading('Background');
    expect(sent).toEqual([]);
  });
});

describe('the background step', () => {
  useApi();
  const ADDRESS = '/profile?section=personal&step=background';

  it('makes “Prefer not to answer” exclusive', async () => {
    await openProfile(ADDRESS);
    const races = group(/^Race and ethnicity/);

    await userEvent.click(races.getByRole('button', { name: 'Asian' }));
    await userEvent.click(races.getByRole('button', { name: 'White' }));
    await userEvent.click(races.getByRole('button', { name: 'Prefer not to answer' }));
    expect(races.getAllByRole('button').filter(pressed)).toHaveLength(1);

    await userEvent.click(races.getByRole('button', { name: 'Asian' }));
    expect(
      races
        .getAllByRole('button')
        .filter(pressed)
        .map((chip) => chip.textContent),
    ).toEqual(['Asian']);
  });

  it('explains every question, and every question can be declined', async () => {
    await openProfile(ADDRESS);

    expect(screen.getAllByRole('button', { name: 'Why we ask' })).toHaveLength(4);
    expect(screen.getAllByRole('radio', { name: /prefer not to answer/i })).toHaveLength(3);
  });

  it('saves to the personal profile and can clear answers', async () => {
    const { sent } = await openProfile(ADDRESS, {
      personal: { householdIncomeRange: '30-60k', raceEthnicity: [] },
    });

    await press('Clear this answer');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Some college' }));
    await save();

    await heading('What are you looking for?');
    expect(sent).toEqual([
      {
        path: '/api/user-profile',
        body: {
          raceEthnicity: [],
          householdIncomeRange: null,
          firstGenerationCollege: 'Yes',
          parentEducationLevel: 'Some college',
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Personal Information Updated'));
  });
});

describe('what matters most', () => {
  useApi();
  const ADDRESS = '/profile?section=personal&step=fit';

  it('allows at most five choices across three groups', async () => {
    await openProfile(ADDRESS, {
      interests: {
        academicPreferences: ['Small classes', 'Study abroad'],
        studentLifePreferences: ['Athletics'],
        costOutcomePreferences: ['Low net price'],
      },
    });
    expect(screen.getByText('4 of 5 chosen')).toBeTruthy();

    await press('Greek life *');

    expect(screen.getByText('5 of 5 chosen')).toBeTruthy();
    expect(screen.getByText('That’s five. Deselect one to choose another.')).toBeTruthy();
    expect(screen.getByText(/^\* Colleges don’t report this to the government/)).toBeTruthy();
    for (const name of ['Honors program *', 'Campus housing', 'Career services *'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);

    await press('Athletics *');
    expect(screen.getByText('4 of 5 chosen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Career services *' }).hasAttribute('disabled')).toBe(false);
  });

  it('saves with the other preferences', async () => {
    const { sent } = await openProfile(ADDRESS, { interests: { intendedMajor: 'Biology' } });

    await press('Engineer');
    await press(/^5,001 to 10,000/);
    await press('University');
    await press('Small classes');
    await press('Include women’s colleges');
    await type(/^The most your family can pay/, '25000');
    await save();

    await heading('Your school');
    expect(sent).toEqual([
      {
        path: '/api/interests-goals',
        body: {
          intendedMajor: 'Biology',
          ownership: null,
          careerGoals: ['Engineer'],
          collegeSize: ['5001-10000'],
          location: [],
          geographicRegions: [],
          collegeType: ['University'],
          singleSexColleges: ['women'],
          collegeCommunities: [],
          maxTuition: 25000,
          financialAidNeeded: null,
          maxDistanceFromHome: null,
          academicPreferences: ['Small classes'],
          studentLifePreferences: [],
          costOutcomePreferences: [],
          academicInterests: null,
          personalValues: null,
          collegeGoals: null,
          postGradPlans: null,
          specialInterests: null,
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Fit & Preference Updated'));
  });
});

describe('the fit step', () => {
  useApi();
  const ADDRESS = '/profile?section=personal&step=fit';

  it('asks for long texts on demand, and says that matches don’t weigh them', async () => {
    const { sent } = await openProfile(ADDRESS);
    expect(screen.getByText(/Your matches don’t weigh these/)).toBeTruthy();
    expect(screen.queryByLabelText('College goals')).toBeNull();

    await press('Write about your goals');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Academic interests')));
    await userEvent.type(screen.getByLabelText('Plans after college'), ' Medical school ');
    await save();

    await heading('Your school');
    expect(sent[0]?.body).toMatchObject({ postGradPlans: 'Medical school', collegeGoals: null });
  });

  it('shows texts written before', async () => {
    await openProfile(ADDRESS, { interests: { personalValues: 'Kindness' } });

    expect((await screen.findByLabelText<HTMLTextAreaElement>('Personal values')).value).toBe('Kindness');
  });

  it.each([
    ['Astrology', true],
    ['biology', false],
    ['Undecided', false],
  ])('says of the major %s whether it is on the list', async (intendedMajor, said) => {
    await openProfile(ADDRESS, { interests: { intendedMajor } });

    const field = screen.getByRole('combobox', { name: 'Intended major' });
    expect(field.textContent).toContain(intendedMajor);
    await userEvent.click(field);
    await screen.findByPlaceholderText('Search 3 majors');

    expect(screen.queryAllByText(/so your matches treat it as undecided/)).toHaveLength(said ? 1 : 0);
  });
  const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

  it('shows each region’s states, and finds a region by a state or a common name', async () => {
    await openProfile(ADDRESS);
    expect(screen.getByRole('button', { name: /^Southwest\s?AZ, CA, HI, NM, OK, TX$/ })).toBeTruthy();

    await press('Find a region by state');
    const finder = await screen.findByRole('combobox', { name: 'Find a region by state' });
    expect(document.activeElement).toBe(finder);
    await userEvent.click(finder);
    await userEvent.type(await screen.findByPlaceholderText(/^Type a state/), 'calif{Enter}');
    expect(pressed(/^Southwest/)).toBe('true');

    await userEvent.click(screen.getByRole('combobox', { name: 'Find a region by state' }));
    await userEvent.type(await screen.findByPlaceholderText(/^Type a state/), 'west{Enter}');
    expect([pressed(/^Mountain/), pressed(/^Northwest/), pressed(/^Southwest/)]).toEqual(
      Array(3).fill('true'),
    );
  });

  it('suggests majors for career goals until there is a major', async () => {
    await openProfile(ADDRESS);
    await press('Software Developer');
    await userEvent.click(await screen.findByRole('button', { name: 'Computer Science' }));

    expect(screen.getByRole('combobox', { name: 'Intended major' }).textContent).toBe('Computer Science');
    expect(screen.queryByRole('button', { name: 'Data Science' })).toBeNull();
  });

  it('points to the income while neither income nor budget is known', async () => {
    await openProfile(ADDRESS);
    expect(screen.getByRole('link', { name: 'tell us your income range' })).toBeTruthy();
  });
});
