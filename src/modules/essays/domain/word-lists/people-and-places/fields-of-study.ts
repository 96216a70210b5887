import { wordSet } from '../list-text.js';

/** Words that speak of a field of study. */
export const FIELD_WORDS = wordSet(`
math mathematics biology chemistry physics history english literature spanish french economics psychology statistics
engineering engineer computer computing coding programming science nursing medicine medical business finance accounting
marketing education teaching law political politics philosophy sociology anthropology linguistics geology astronomy
environmental architecture design art music theater film journalism communications neuroscience robotics data ecology
agriculture animals veterinary pharmacy public health kinesiology criminology geography mechanical electrical civil
chemical aerospace biomedical materials writing cells molecules algorithms equations markets bridges proteins bacteria
code software circuits experiments
`);
