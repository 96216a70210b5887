/** When: how near it is, how often. */
export const TIME = {
  SOON: 'tonight tomorrow soon now today morning weekend monday tuesday wednesday thursday friday saturday sunday',
  DAYS: 'monday tuesday wednesday thursday friday saturday sunday yesterday days week weeks',
  AHEAD:
    'graduation christmas tomorrow spring summer winter fall june july march april january september august 18 19 20 21 25 30 birthday prom college decisions next may tonight morning friday december november',
  ANYMORE: 'anymore again longer forever',
} as const satisfies Readonly<Record<string, string>>;
