import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SignedIn } from './access.decorator.js';
import { UnknownRoute } from './http-refusals.js';

/** Every address under /api that no other route took: strangers learn nothing from it, not even that it is empty. */
@ApiExcludeController()
@Controller()
export class UnknownRouteController {
  @All('*')
  @SignedIn()
  nothing(): never {
    throw new UnknownRoute();
  }
}
