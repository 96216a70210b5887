import '@/lib/api/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { type SharedProfile } from '@/api';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { aJob, anAward, aRole, aSong, aSurvey } from '../testing/entries';
import { SharedProfileScreen } from './shared-profile-screen';

const PATH = '/api/linked-students/maya/profile';
const FILE_PATH = `${PATH}/portfolio-items/song/file`;
const profile: SharedProfile = {
  ...{ firstName: 'Maya', lastName: 'Lin', school: null, courses: [], ibCourses: [] },
  ...{ intendedMajor: null, careerGoals: [], collegePreferences: null },
  activities: [aJob],
  leadershipRoles: [aRole],
  awards: [anAward('prize', 'Science fair')],
  researchProjects: [aSurvey],
  portfolioItems: [{ ...aSong, hasFile: true }],
  showsFiles: true,
  activitiesSheet: { updatedAt: null, activities: [], honors: [] },
};
const song = { name: 'low-tide.mp3', size: 2 * 1024 * 1024, contentType: 'audio/mpeg', url: '/objects/song' };

const open = (view = '', shared = profile) => {
  api.use(http.get(PATH, () => HttpResponse.json(shared)));
  render(
    <MemoryRouter initialEntries={[`/students/maya/profile${view}`]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SharedProfileScreen studentId="maya" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

describe('a profile an adult reads', () => {
  useApi();
  afterEach(() => chooseLanguage('en'));

  it('fetches a file when it is opened, and again after a failure', async () => {
    const user = userEvent.setup();
    let asked = 0;
    api.use(
      http.get(FILE_PATH, () => {
        asked += 1;
        return asked === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(song);
      }),
    );
    open();

    const button = await screen.findByRole('button', { name: 'Show the file of Low Tide' });
    expect(asked).toBe(0);
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load this file.');
    await user.click(screen.getByRole('button', { name: 'Try again of Low Tide' }));
    expect(await screen.findByText('Sound, 2.0 MB')).toBeTruthy();
    expect(screen.getByText('low-tide.mp3').getAttribute('href')).toBe('/objects/song');
    expect(screen.getByLabelText('Listen to low-tide.mp3')).toBeTruthy();
  });

  it('says that a file is not shared, and who can share it', async () => {
    open('', { ...profile, showsFiles: false });

    expect(await screen.findByText(/Maya can share portfolio files in Settings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Show the file/ })).toBeNull();
  });

  it('is shown as the activities sheet, with what is missing, in the language of the reader', async () => {
    await chooseLanguage('es');
    open('?view=sheet');

    expect(await screen.findByRole('heading', { name: 'Hoja de actividades de Maya Lin' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1. Corner bakery' })).toBeTruthy();
    expect(screen.getByText('Trabajo (con sueldo)')).toBeTruthy();
    expect(
      screen.getByText(/^Sin respuesta: Grados escolares, Época del año, Actividad parecida/),
    ).toBeTruthy();
  });

  it('is shown as the resume, without contact, grades and scores', async () => {
    open('?view=resume');

    const paper = await screen.findByRole('article', { name: 'Resume' });
    expect(paper.textContent).toMatch(/Maya Lin.*Corner bakery.*Chess club.*Science fair.*Crows of Akron/s);
  });
});
