import { Injectable } from '@nestjs/common';
import { partsInDoubt } from '../../domain/safety/danger-in.js';
import { type MeaningOf } from '../../domain/understanding/meaning.js';
import { SentenceEncoder } from '../sentence-encoder.js';

/** What a message means where its words may tell of danger; most messages need no look. */
@Injectable()
export class MeaningInDoubt {
  constructor(private readonly encoder: SentenceEncoder) {}

  async of(message: string): Promise<MeaningOf> {
    const parts = partsInDoubt(message);
    const vectors = parts.length === 0 ? null : await this.encoder.encode(parts);
    return (text) => vectors?.[parts.indexOf(text)] ?? null;
  }
}
