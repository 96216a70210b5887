export { CollegeSaved, SavedCollegeMoved, SavedCollegeRemoved } from '../domain/saved-college.events.js';
