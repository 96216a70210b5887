/** The migrated database that fresh ones are copied from; nobody connects to it once it is made. */
export const TEMPLATE_DATABASE = 'flyleaf_template';
