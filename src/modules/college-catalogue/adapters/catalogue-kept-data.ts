import { Injectable } from '@nestjs/common';
import { KeptData } from '#shared-kernel/application/kept-data.js';

@Injectable()
export class CatalogueKeptData extends KeptData {
  readonly title = 'Searches';
  readonly tables = [
    {
      table: 'college_catalogue.saved_searches',
      howLong: 'Until you remove a search, or as long as your account exists.',
      title: 'Searches you saved',
      of: 'user_id = $1',
      orderBy: 'created_at, id',
      without: ['user_id'],
    },
    {
      table: 'college_catalogue.kept_facts',
      howLong: 'Until an admin removes a fact.',
      title: 'Facts about colleges you wrote down as an admin',
      of: 'kept_by = $1',
      orderBy: 'kept_at, unit_id, fact',
      without: ['kept_by'],
      beside: { college: '(select c.name from college_catalogue.colleges c where c.unit_id = kept.unit_id)' },
    },
  ];
}
