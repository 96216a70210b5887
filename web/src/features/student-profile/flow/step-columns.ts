export const stepColumns = 'grid items-start gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-10';
