/** The name of the admin account that the operator configures. */
export const ADMIN_NAME = { firstName: 'Admin', lastName: 'Flyleaf' } as const;
