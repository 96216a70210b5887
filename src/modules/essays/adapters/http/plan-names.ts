import { Injectable } from '@nestjs/common';
import { CollegeNameList } from '../../application/college-name-list.js';
import { CollegeNames } from '../../domain/colleges-named/college-names.js';

/** The names of all colleges, ready to be looked for; made once for each catalogue. */
@Injectable()
export class PlanNames {
  private ready: { colleges: object; names: CollegeNames } | null = null;

  constructor(private readonly list: CollegeNameList) {}

  async current(): Promise<CollegeNames> {
    const { colleges } = await this.list.current();
    if (this.ready?.colleges !== colleges) this.ready = { colleges, names: new CollegeNames(colleges) };
    return this.ready.names;
  }
}
