import { Injectable } from '@nestjs/common';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { type KeptFacts } from '../../contracts/index.js';
import { whyNoPicture } from '../../domain/college-picture.js';
import { NotACollegePicture } from './kept-facts.errors.js';
import { type ChangedFact } from './kept-fact-store.js';

/** Pictures that an admin uploaded become files of the product, so they outlive the admin's account. */
@Injectable()
export class CollegePictures {
  constructor(private readonly files: StoredFiles) {}

  /** The same facts, a new picture at its public address. */
  async publishedIn(
    facts: readonly ChangedFact[],
    kept: KeptFacts,
    adminId: string,
  ): Promise<readonly ChangedFact[]> {
    const picture = facts.find(({ name }) => name === 'imageUrl');
    if (picture === undefined) return facts;

    const before = kept.imageUrl?.value;
    const address = picture.fact?.value;
    if (address === before) return facts;
    if (before !== undefined) await this.files.unpublish(before);
    if (picture.fact === null || typeof address !== 'string') return facts;

    const published = await this.publish(picture.unitId, address, adminId);
    const fact = { ...picture.fact, value: published };
    return facts.map((each) => (each === picture ? { ...picture, fact } : each));
  }

  private async publish(unitId: number, address: string, ownerId: string): Promise<string> {
    const usedBy = `college-catalogue.picture ${String(unitId)}`;
    const file = await this.files.claim({ ownerId, address, usedBy, field: 'imageUrl.value' });
    const problem = whyNoPicture(file);
    if (problem !== null) throw new NotACollegePicture(problem);
    return this.files.publish(ownerId, address);
  }
}
