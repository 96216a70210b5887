import { Injectable } from '@nestjs/common';
import { readEntities } from '../../domain/entities/read-entities.js';
import { normalize } from '../../domain/language/normalize.js';
import { CollegeRefs } from '../college-refs.js';
import { KnownColleges } from '../known-colleges.js';
import { type SomeTools, type Tool } from './tools.js';

const NOBODY = { focus: [], saved: [], homeState: null };
const LONGEST_TEXT = 100;

/** Which colleges a name may stand for, read as if it were the whole message. */
@Injectable()
export class FindCollege implements SomeTools<'find_college'> {
  constructor(
    private readonly known: KnownColleges,
    private readonly refs: CollegeRefs,
  ) {}

  readonly find_college: Tool<'find_college'> = async (_studentId, { text }) => {
    const message = normalize(text.slice(0, LONGEST_TEXT));
    const [mention] = readEntities(message, await this.known.lexicon(), NOBODY).colleges;
    if (mention === undefined) return { ok: true, data: { certainty: 'none', found: [] } };
    const colleges = await this.refs.of(mention.candidates);
    const found = colleges.map((college, place) => ({ college, score: 1 / (place + 1) }));
    return { ok: true, data: { certainty: mention.certainty, found } };
  };
}
