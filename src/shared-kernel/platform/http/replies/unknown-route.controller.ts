import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SignedIn } from '../access/access.decorator.js';
import { UnknownRoute } from './http-refusals.js';

/** Every address under /api without a route. Visitors who are not signed in cannot tell which addresses exist. */
@ApiExcludeController()
@Controller()
export class UnknownRouteController {
  @All('*')
  @SignedIn()
  nothing(): never {
    throw new UnknownRoute();
  }
}
