import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { CatalogueReleaseReadModel } from '../read-models/catalogue-release.read-model.js';

const CatalogueRelease = z
  .object({
    releasedOn: z.iso
      .date()
      .nullable()
      .describe('Date of the College Scorecard release; null before the first'),
    colleges: z.int().describe('Operating colleges'),
    imported: z
      .int()
      .describe('Of these, imported from the federal service or files; the others came with the product'),
  })
  .meta({ id: 'CatalogueRelease' });

@ApiTags('college-catalogue')
@Controller('catalogue-release')
export class CatalogueReleaseController {
  constructor(private readonly releases: CatalogueReleaseReadModel) {}

  @Get()
  @Public()
  @Replies(CatalogueRelease, { summary: 'Show which federal data the catalogue has' })
  showCatalogueRelease() {
    return this.releases.current();
  }
}
