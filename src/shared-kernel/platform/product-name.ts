/** The product's name in emails and authenticator apps. */
export const PRODUCT_NAME = 'Flyleaf';
