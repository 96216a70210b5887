import { ARTS_AND_NATURE_CAREERS } from './arts-and-nature.js';
import { BUSINESS_AND_TECH_CAREERS } from './business-and-tech.js';
import { asTopic, type Career } from './career.js';
import { HEALTH_CAREERS } from './health.js';
import { CAREERS_WITH_PEOPLE } from './people.js';
import { TRADE_CAREERS } from './trades.js';

export const CAREERS: readonly Career[] = [
  ...ARTS_AND_NATURE_CAREERS,
  ...BUSINESS_AND_TECH_CAREERS,
  ...CAREERS_WITH_PEOPLE,
  ...HEALTH_CAREERS,
  ...TRADE_CAREERS,
];

const byKey = new Map(CAREERS.map((career) => [career.key, career]));

export const careerCalled = (key: string): Career | null => byKey.get(key) ?? null;

export const CAREER_TOPICS = CAREERS.map(asTopic);
