import { type SharedForm } from '../season.js';

export const FORM_NAMES: Readonly<Record<SharedForm, string>> = {
  'common-app': 'Common App',
  coalition: 'Coalition',
  uc: 'UC',
};
