/** The field of a column: `net_price_0_30k` is `netPrice0To30k`. */
export const fieldName = (column: string): string =>
  column.replace(/(\d)_(?=\d)/g, '$1To').replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
