import { Injectable } from '@nestjs/common';
import { CollegeDirectory, SEARCH_WORDS } from '#modules/college-catalogue/contracts/index.js';
import { MajorList } from '#modules/student-profile/contracts/index.js';
import { EventLoopYielder } from '#shared-kernel/platform/event-loop-yielder.js';
import { DatabaseWaits } from '#shared-kernel/platform/persistence/database-waits.js';
import { LatestVersion } from '#shared-kernel/platform/latest-version.js';
import { KnownColleges } from '../../application/known-colleges.js';
import { CollegeTable } from '../../domain/entities/colleges/college-table.js';
import { type Lexicon, majorsByTitle } from '../../domain/entities/lexicon.js';

/** The names of one catalogue version, read and indexed once. */
@Injectable()
export class RememberedLexicon extends KnownColleges {
  private readonly latest: LatestVersion<Lexicon>;

  constructor(
    private readonly directory: CollegeDirectory,
    private readonly majors: MajorList,
  ) {
    super();
    this.latest = new LatestVersion({
      version: () => directory.catalogueVersion(),
      load: () => this.load(),
    });
  }

  /** Whoever asks first waits for the whole table; what a request waited before that does not count. */
  async lexicon(): Promise<Lexicon> {
    await DatabaseWaits.forRequest(() => this.latest.refresh());
    return (await this.latest.get()).value;
  }

  private async load(): Promise<{ version: string; value: Lexicon }> {
    // Read before the names, so it is never newer than they are.
    const version = await this.directory.catalogueVersion();
    const [named, majors] = await Promise.all([this.directory.collegeNames(), this.majors.all()]);
    const yielder = new EventLoopYielder();
    const colleges = await CollegeTable.of(named, () => yielder.yieldIfDue());
    return {
      version,
      value: {
        colleges,
        words: SEARCH_WORDS,
        majors: majorsByTitle(majors),
      },
    };
  }
}
