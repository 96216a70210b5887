/** Postal codes of the fifty states, the District of Columbia and the territories where students live. */
export const US_STATES = [
  ...(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID'] as const),
  ...(['IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO'] as const),
  ...(['MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA'] as const),
  ...(['RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
  ...(['AS', 'GU', 'MP', 'PR', 'VI'] as const),
] as const;
export type UsState = (typeof US_STATES)[number];
