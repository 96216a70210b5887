export const MY_LIST = { type: 'open', href: '/my-list', label: 'Open My List' } as const;
