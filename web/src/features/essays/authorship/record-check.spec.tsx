import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import {
  type ChangeableRecord,
  hashFor,
  PUBLISHED_KEYS,
  RECORD,
  sealedRecord,
} from '../testing/sealed-record';
import { RecordCheck } from './record-check';

const head = (versions: number, hash: string | null) =>
  api.use(http.get(`*/api/authorship/${RECORD}/head`, () => HttpResponse.json({ versions, head: hash })));

/** Chooses a file with this text. */
const choose = async (text: string) => {
  renderScreen(<RecordCheck />);
  await userEvent.upload(screen.getByLabelText(/Choose a record file/), new File([text], 'record.json'));
};
const check = (record: ChangeableRecord) => choose(JSON.stringify(record));

const middle = ({ entries: [, second] }: ChangeableRecord) => {
  if (second === undefined) throw new Error('There are three versions.');
  return second;
};

describe('checking an authorship record', () => {
  useApi();
  beforeEach(() => {
    api.use(http.get('*/.well-known/flyleaf-authorship.json', () => HttpResponse.json(PUBLISHED_KEYS)));
    head(3, sealedRecord().head);
  });

  it('finds a sound one sound, and lists its versions and texts', async () => {
    await check(sealedRecord());

    expect(await screen.findByText('This record is sound')).toBeTruthy();
    expect(screen.getByText('Flyleaf has no later version of this essay.')).toBeTruthy();
    expect(screen.getByText(/4 words · 4 added · 0 removed/)).toBeTruthy();
    expect(screen.getByText('I found a gray moth.')).toBeTruthy();
  });

  it.each<[string, RegExp, (record: ChangeableRecord) => void]>([
    [
      'another text',
      /text shown for version 2 isn’t/,
      ({ shown }) => shown.splice(1, 1, { n: 2, salt: '', text: '' }),
    ],
    [
      'another time',
      /Version 2 was changed/,
      (record) => (middle(record).entry.at = '2026-10-01T20:00:00.000Z'),
    ],
    ['smaller counts', /Version 2 was changed/, (record) => (middle(record).entry.longestAddition = 0)],
    ['a version left out', /Version 2 doesn’t follow/, ({ entries }) => entries.splice(1, 1)],
    ['another order', /Version 1 has a number out of order/, ({ entries }) => entries.reverse()],
    ['the end cut off', /doesn’t end where it says/, ({ entries }) => entries.pop()],
    [
      'another essay’s number',
      /Version 1 belongs to another essay/,
      (record) => (record.record = RECORD.replace(/1$/, '2')),
    ],
    [
      'a hash to match a change',
      /Version 2 isn’t signed by Flyleaf/,
      (record) => {
        const changed = middle(record);
        changed.entry.words = 99;
        changed.hash = hashFor(changed.entry);
      },
    ],
  ])('shows %s', async (_what, fault, tamper) => {
    const record = sealedRecord();
    tamper(record);
    await check(record);

    expect(await screen.findByText('This record was changed')).toBeTruthy();
    expect(screen.getByText(fault)).toBeTruthy();
  });

  it('says that a file holds only the beginning', async () => {
    head(5, 'ef'.repeat(32));
    await check(sealedRecord());

    expect(await screen.findByText(/has 5 versions .* holds the first 3/)).toBeTruthy();
  });

  it('still finds a record sound after its essay is gone', async () => {
    api.use(http.get(`*/api/authorship/${RECORD}/head`, () => new HttpResponse(null, { status: 404 })));
    await check(sealedRecord());

    expect(await screen.findByText('This record is sound')).toBeTruthy();
    expect(screen.getByText(/no longer has this essay/)).toBeTruthy();
  });

  it('refuses a file that is no record', async () => {
    await choose('{"schema":"something else"}');

    expect(await screen.findByText(/isn’t an authorship record/)).toBeTruthy();
  });

  it('offers another try when the keys do not load', async () => {
    api.use(http.get('*/.well-known/flyleaf-authorship.json', () => HttpResponse.error()));
    await check(sealedRecord());

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
