import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { AnnotatedColleges } from '../../application/annotated-colleges.js';
import { CollegeInFullReadModel } from '../read-models/college-in-full.read-model.js';
import { CollegeDetail, UnitId } from './college.dto.js';
import { CollegeNotFound } from './college-not-found.error.js';

@ApiTags('college-catalogue')
@Controller('colleges')
export class CollegeController {
  constructor(
    private readonly colleges: CollegeInFullReadModel,
    private readonly annotated: AnnotatedColleges,
  ) {}

  @Get(':id')
  @SignedIn()
  @Replies(CollegeDetail, {
    summary: 'One college in full, with why it is what it is for the student',
    refusals: { 400: 'Not a unit id', 404: 'No such college' },
  })
  async showCollege(@Param('id', { schema: UnitId }) id: number, @CurrentCaller() caller: Caller) {
    const [college, explanation] = await Promise.all([
      this.colleges.of(id),
      this.annotated.explain(caller, id),
    ]);
    if (college === null) throw new CollegeNotFound();
    return { ...college, match: explanation?.match ?? null, explanation };
  }
}
