import { Injectable } from '@nestjs/common';
import { type Entities } from '../domain/entities/entities.js';
import { readEntities } from '../domain/entities/read-entities.js';
import { normalize } from '../domain/language/normalize.js';
import { asOfTheStudent, saysAParentWrites } from '../domain/understanding/parent-writes.js';
import { type SentenceVector } from '../domain/understanding/meaning.js';
import { type ReadMessage } from '../domain/understanding/read-message.js';
import { sentenceOf, textsToEncode } from '../domain/understanding/sentences.js';
import { type Turn } from './advisor.js';
import { KnownColleges } from './known-colleges.js';
import { SentenceEncoder } from './sentence-encoder.js';

/** Reads messages as this student, in this conversation, would mean them. */
@Injectable()
export class Reading {
  constructor(
    private readonly known: KnownColleges,
    private readonly encoder: SentenceEncoder,
  ) {}

  async of({ message, student, state, now }: Turn): Promise<ReadMessage> {
    const lexicon = await this.known.lexicon();
    const about = {
      focus: state.focus,
      saved: student.savedColleges,
      homeState: state.told?.state ?? student.homeState,
      today: now,
    };
    const isByParent = state.writer === 'parent' || saysAParentWrites(normalize(message).plain);
    const known = new Map<string, Entities>();
    const read = (text: string): Entities => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const found = readEntities(normalize(text), lexicon, about);
      const entities = isByParent ? asOfTheStudent(found) : found;
      known.set(text, entities);
      return entities;
    };
    const meanings = await this.meanings(message, read);
    return Object.assign(read, { meaningOf: (text: string) => meanings.get(text) ?? null });
  }

  private async meanings(message: string, read: ReadMessage): Promise<ReadonlyMap<string, SentenceVector>> {
    const texts = textsToEncode(message, read);
    const vectors = await this.encoder.encode(texts.map((text) => sentenceOf(text, read(text))));
    return new Map(texts.flatMap((text, at) => (vectors?.[at] === undefined ? [] : [[text, vectors[at]]])));
  }
}
