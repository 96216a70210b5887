import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type CollegeSearchResponse, type Major } from '@/api';
import { aSearchReply, someFacets } from '@/testing/colleges';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { FilterMajors } from './filter-majors';
import { type Filters, NO_FILTERS } from '../filters';

const MAJORS: Major[] = [
  { name: 'Aerospace Engineering', cip4: '14.02', cipTitle: 'Aerospace Engineering', cipFamily: '14' },
  { name: 'Undecided', cip4: null, cipTitle: null, cipFamily: null },
];

const Here = ({ counts }: { counts?: CollegeSearchResponse }) => {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  return (
    <>
      <FilterMajors
        filters={filters}
        onChange={(part) => setFilters((now) => ({ ...now, ...part }))}
        counts={counts}
        problem={undefined}
      />
      <output aria-label="majors in the filter">{filters.major.join()}</output>
    </>
  );
};

const pick = async (words: string, counts?: CollegeSearchResponse) => {
  api.use(http.get('*/api/available-majors', () => HttpResponse.json(MAJORS)));
  renderScreen(<Here {...(counts && { counts })} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Major' }));
  await userEvent.click(await screen.findByRole('option', { name: words }));
  return screen.getByLabelText('majors in the filter').textContent;
};

describe('the major filter', () => {
  useApi();

  it('searches by field of study', async () => {
    expect(await pick('Aerospace Engineering')).toBe('14.02');
    expect(screen.getByRole('button', { name: 'Remove Aerospace Engineering' })).toBeTruthy();
  });

  it('offers whole families with college counts', async () => {
    const counted = aSearchReply([], { facets: someFacets({ major: [{ value: '14', count: 1242 }] }) });

    expect(await pick('Engineering, all fields (1,242)', counted)).toBe('14');
    expect(screen.getByRole('button', { name: 'Remove Engineering, all fields' })).toBeTruthy();
  });
});
