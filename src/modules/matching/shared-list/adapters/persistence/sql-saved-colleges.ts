import { Injectable } from '@nestjs/common';
import { SavedListReadModel } from '../../../adapters/read-models/saved-list.read-model.js';
import { SavedColleges } from '../../application/saved-colleges.js';

@Injectable()
export class SqlSavedColleges extends SavedColleges {
  constructor(private readonly list: SavedListReadModel) {
    super();
  }

  async of(studentId: string): Promise<readonly number[]> {
    const rows = await this.list.of(studentId);
    return rows.filter(({ isHidden }) => !isHidden).map(({ collegeId }) => collegeId);
  }
}
