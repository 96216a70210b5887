import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../application/caller.js';
import { Problem } from '../replies/problem.js';

export const ACCESS = Symbol('access');

/** `everyone` needs no token; a list names the allowed roles. A route without a rule refuses everyone. */
export type AccessRule = 'everyone' | readonly Role[];

const problem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: Problem });

/** Anyone may call, signed in or not. */
export const Public = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'everyone' satisfies AccessRule),
    ApiExtension('x-roles', ['anonymous', ...ROLES]),
  );

export const OPEN_TO_RESTRICTED_CALLERS = Symbol('open to restricted callers');

/** Callers with a `restriction` may use this route too. */
export const OpenToRestrictedCallers = () => SetMetadata(OPEN_TO_RESTRICTED_CALLERS, true);

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
