import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { WayInFirst } from './list-advice';

const learned: number[] = [];
const open = (leads: boolean) => {
  learned.length = 0;
  const college = aCollege({ id: 206011, shortName: 'Sinclair Community College' });
  const wayIn = { college, leads, words: 'The surest way.' };
  api.use(
    http.get('*/api/recommendations/advice', () =>
      HttpResponse.json({ shortfalls: [], startingPoints: [], wayIn }),
    ),
  );
  return renderScreen(<WayInFirst onLearnMore={(id) => void learned.push(id)} />);
};

describe('the way in before the list', () => {
  useApi();

  it('says where to start, and opens the college', async () => {
    open(true);

    expect(await screen.findByText('The surest way.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sinclair Community College' }));
    expect(learned).toEqual([206011]);
  });

  it('is nothing where it does not lead', async () => {
    open(false);
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByText('The surest way.')).toBeNull();
  });
});
