/** The migrated database that fresh ones are copied from; nothing connects to it afterwards. */
export const TEMPLATE_DATABASE = 'flyleaf_template';
