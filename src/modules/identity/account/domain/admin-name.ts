/** The name of the admin account that the operator configures. */
export const ADMIN_NAME = { firstName: 'Flyleaf', lastName: 'Admin' } as const;
