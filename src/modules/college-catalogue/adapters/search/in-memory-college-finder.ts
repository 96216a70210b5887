import { Injectable } from '@nestjs/common';
import { CollegeFinder, type FoundIds } from '../../application/search/college-finder.js';
import { type Searcher } from '../../contracts/index.js';
import { type Origin, type SearchCriteria } from '../../domain/search/search-criteria.js';
import { type NameFit } from '../../domain/search/reading/what-is-meant.js';
import { type TypedText } from '../../domain/search/typed-text.js';
import { CachedColleges } from './cached-colleges.js';

@Injectable()
export class InMemoryCollegeFinder extends CollegeFinder {
  constructor(private readonly colleges: CachedColleges) {
    super();
  }

  async catalogueVersion(): Promise<string> {
    return (await this.colleges.now()).catalogueVersion;
  }

  async find(criteria: SearchCriteria, searcher: Searcher): Promise<FoundIds> {
    return (await this.colleges.now()).index.search(criteria, searcher);
  }

  async nameIn(text: TypedText): Promise<NameFit> {
    return (await this.colleges.now()).index.nameIn(text);
  }

  async middleOf(place: string): Promise<Origin | null> {
    return (await this.colleges.now()).index.middleOf(place);
  }
}
