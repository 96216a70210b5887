import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse } from '@nestjs/swagger';
import { type Role, ROLES } from '../../application/caller.js';
import { Problem } from './problem.js';

export const ACCESS = Symbol('access');

/** `everyone` needs no token; a list names the roles that may call. A route without a rule is refused to all. */
export type AccessRule = 'everyone' | readonly Role[];

const problem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: Problem });

/** Anyone may call, signed in or not. */
export const Public = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'everyone' satisfies AccessRule),
    ApiExtension('x-roles', ['anonymous', ...ROLES]),
  );

export const OPEN_WITHOUT_SECOND_FACTOR = Symbol('open without second factor');

/** Also for those who still owe a second factor: how they add one, who they are, and the way out. */
export const OpenWithoutSecondFactor = () => SetMetadata(OPEN_WITHOUT_SECOND_FACTOR, true);

/** Only these roles may call; without a list, anyone who is signed in. */
export const SignedIn = (...roles: Role[]) => {
  const rule = roles.length > 0 ? roles : [...ROLES];
  return applyDecorators(
    SetMetadata(ACCESS, rule satisfies AccessRule),
    ApiExtension('x-roles', rule),
    ApiBearerAuth(),
    problem(401, 'Not signed in'),
    ...(roles.length > 0 ? [problem(403, 'Your role may not do this')] : []),
  );
};
