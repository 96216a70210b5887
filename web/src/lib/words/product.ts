export const PRODUCT_NAME = 'Flyleaf';
