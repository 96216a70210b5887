import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { CatalogueEditionReadModel } from '../read-models/catalogue-edition.read-model.js';

const CatalogueEdition = z
  .object({
    releasedOn: z.iso
      .date()
      .nullable()
      .describe('Day of the College Scorecard release; null before the first'),
    colleges: z.int().describe('Operating colleges'),
    imported: z
      .int()
      .describe('Of these, read from the federal service or its files; the rest came with the product'),
  })
  .meta({ id: 'CatalogueEdition' });

@ApiTags('college-catalogue')
@Controller('catalogue-edition')
export class CatalogueEditionController {
  constructor(private readonly edition: CatalogueEditionReadModel) {}

  @Get()
  @Public()
  @Replies(CatalogueEdition, { summary: 'Which federal data the catalogue holds' })
  showEdition() {
    return this.edition.now();
  }
}
