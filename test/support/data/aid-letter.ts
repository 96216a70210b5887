/** The offer of a letter with one grant that comes back each year and one federal loan. Dollars for a year. */
export const aidLetter = ({ cost, grant, loan }: { cost: number; grant: number; loan: number }) => ({
  costs: { tuition: cost, fees: 0, housing: 0, food: 0, books: 0, travel: 0, other: 0 },
  inside: [],
  totalCost: cost,
  statedNetPrice: null,
  aid: [
    { kind: 'grant', name: 'College grant', amount: grant, renews: 'yes', years: 4, condition: null },
    { kind: 'unsubsidized', name: 'Federal loan', amount: loan, renews: 'yes', years: 4, condition: null },
  ],
  answers: {},
});
