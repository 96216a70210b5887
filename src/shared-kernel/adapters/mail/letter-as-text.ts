import { PRODUCT_NAME } from '../../domain/product.js';
import { type Letter } from '../../application/postman.js';

/** The letter for readers that show plain text: every word, and the link in full. */
export const letterAsText = ({ to, paragraphs, action, afterwards = [] }: Letter): string =>
  [
    greetingOf(to.name),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterwards,
    SIGNATURE,
  ].join('\n\n') + '\n';

export const greetingOf = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);

export const SIGNATURE = `Your ${PRODUCT_NAME} team`;
