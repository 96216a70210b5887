import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { choicesFrom } from './choices';

const { FM, MH, PW, ...homeStates } = US_STATES;

/** Where a US college can be, by postal code. */
export const US_PLACES = { ...homeStates, FM, MH, PW };

/** The home states a student can choose from: none of the freely associated states. */
export const usStates = choicesFrom(homeStates);
