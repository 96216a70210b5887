export const MY_LIST = { type: 'open', href: '/my-list', label: 'Open My List' } as const;
export const APPLICATIONS = { type: 'open', href: '/applications', label: 'Open Applications' } as const;
