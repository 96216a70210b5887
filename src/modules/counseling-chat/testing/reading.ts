import { type About } from '../domain/entities/colleges/find-colleges.js';
import { type CollegeMention, type Entities } from '../domain/entities/entities.js';
import { readEntities } from '../domain/entities/read-entities.js';
import { normalize } from '../domain/language/normalize.js';
import { MORE_COLLEGES } from './more-colleges.js';
import { lexiconOf, starterColleges } from './starter-lexicon.js';

const NOBODY: About = { focus: [], saved: [], homeState: null, today: new Date('2026-11-23T12:00:00Z') };

export const lexicon = await lexiconOf([...starterColleges(), ...MORE_COLLEGES]);

/** What is read of a message of a student of whom nothing else is known. */
export const read = (message: string, about: Partial<About> = {}): Entities =>
  readEntities(normalize(message), lexicon, { ...NOBODY, ...about });

export const mentioned = (message: string, about?: Partial<About>): readonly CollegeMention[] =>
  read(message, about).colleges;
