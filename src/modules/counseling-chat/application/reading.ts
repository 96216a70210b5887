import { Injectable } from '@nestjs/common';
import { type Entities } from '../domain/entities/entities.js';
import { readEntities } from '../domain/entities/read-entities.js';
import { normalize } from '../domain/language/normalize.js';
import { asOfTheStudent, saysAParentWrites } from '../domain/understanding/parent-writes.js';
import { type ReadMessage } from '../domain/understanding/read-message.js';
import { type Turn } from './advisor.js';
import { KnownColleges } from './known-colleges.js';

/** Reads messages as this student, in this conversation, would mean them. */
@Injectable()
export class Reading {
  constructor(private readonly known: KnownColleges) {}

  async of({ message, student, state, now }: Turn): Promise<ReadMessage> {
    const lexicon = await this.known.lexicon();
    const about = {
      focus: state.focus,
      saved: student.savedColleges,
      homeState: student.homeState,
      today: now,
    };
    const isByParent = state.writer === 'parent' || saysAParentWrites(normalize(message).plain);
    const read = new Map<string, Entities>();
    return (text) => {
      const known = read.get(text);
      if (known !== undefined) return known;
      const found = readEntities(normalize(text), lexicon, about);
      const entities = isByParent ? asOfTheStudent(found) : found;
      read.set(text, entities);
      return entities;
    };
  }
}
