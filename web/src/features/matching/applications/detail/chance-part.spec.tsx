import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { OHIO_STATE } from '../../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { renderScreen } from '@/testing/render-screen';
import ChancePart from './chance-part';

describe('the chance in the round of an application', () => {
  useApi();
  beforeEach(() => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    api.use(
      http.get('*/api/user-profile', () => HttpResponse.json(null)),
      http.get('*/api/academic-profile', () => HttpResponse.json(null)),
      http.get('*/api/interests-goals', () => HttpResponse.json(null)),
    );
  });

  it('puts the price of a year beside the promise of Early Decision', async () => {
    renderScreen(<ChancePart college={aCollegeInFull(P2, OHIO_STATE)} round="Early Decision I" isPromise />);

    expect(await screen.findByText(/^Early Decision is a promise/)).toBeTruthy();
    expect(screen.getByText(/after aid/)).toBeTruthy();
    expect(screen.getByText(/you can ask to be released/)).toBeTruthy();
  });

  it('speaks of no promise in another round', () => {
    renderScreen(
      <ChancePart college={aCollegeInFull(P2, OHIO_STATE)} round="Regular Decision" isPromise={false} />,
    );

    expect(screen.queryByText(/promise/)).toBeNull();
  });
});
