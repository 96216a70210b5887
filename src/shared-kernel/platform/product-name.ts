/** What the product is called wherever the server writes its name. */
export const PRODUCT_NAME = 'Flyleaf';
