import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { normalize } from '../language/normalize.js';
import { type ReadMessage } from '../understanding/read-message.js';
import { CUES } from './cues/all-cues.js';
import { slottedText } from './slotted-text.js';

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader();
});

describe('a cue', () => {
  it('is found in the example it is for', () => {
    const unfit = CUES.filter(
      ({ pattern, example }) => !pattern.test(slottedText(normalize(example), read(example))),
    );
    expect(unfit.map(({ intent, example, pattern }) => `${intent}: ${example} ${String(pattern)}`)).toEqual(
      [],
    );
  });
});
