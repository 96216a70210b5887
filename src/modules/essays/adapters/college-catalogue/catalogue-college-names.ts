import { Injectable } from '@nestjs/common';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { LatestVersion } from '#shared-kernel/platform/latest-version.js';
import { CollegeNameList } from '../../application/college-name-list.js';
import { namesOfCollege } from '../../domain/colleges-named/names-of-college.js';
import { type NamedCollege } from '../../domain/colleges-named/named-college.js';

type NamedColleges = Awaited<ReturnType<CollegeNameList['current']>>;

@Injectable()
export class CatalogueCollegeNames extends CollegeNameList {
  private readonly latest: LatestVersion<NamedColleges>;

  constructor(private readonly directory: CollegeDirectory) {
    super();
    this.latest = new LatestVersion({
      version: () => directory.catalogueVersion(),
      load: () => this.load(),
    });
  }

  async current(): Promise<NamedColleges> {
    await this.latest.refresh();
    return (await this.latest.get()).value;
  }

  private async load() {
    // Read before the names, so it is never newer than they are.
    const release = await this.directory.catalogueVersion();
    const named = await this.directory.collegeNames();
    const colleges = named.map(({ unitId, name, shortName, city, nicknames }): NamedCollege => ({
      id: unitId,
      name,
      city,
      names: namesOfCollege(name, shortName),
      nicknames,
    }));
    return { version: release, value: { release, colleges } };
  }
}
