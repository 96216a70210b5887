import { type Entities } from '../entities/entities.js';
import { type MeaningOf } from './meaning.js';

/** Finds what a text names; made for one student and conversation. */
export interface ReadMessage {
  (text: string): Entities;
  /** Of the message and its clauses; absent where only words are read. */
  readonly meaningOf?: MeaningOf;
}
