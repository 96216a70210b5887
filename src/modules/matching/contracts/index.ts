export { Applications } from './applications.js';
export { CollegeSaved, SavedCollegeMoved, SavedCollegeRemoved } from '../domain/saved-college.events.js';
export { College } from './college.js';
export { CollegeExplanation } from './college-explanation.js';
export { CollegeMatch } from './college-match.js';
