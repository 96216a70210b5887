/** Common majors for each career goal, all on our list of majors. */
export const MAJORS_FOR: Readonly<Record<string, readonly string[]>> = {
  'Doctor/Medicine': ['Biology', 'Neuroscience', 'Pre-Medicine'],
  'Lawyer/Legal': ['Political Science', 'Philosophy', 'Pre-Law'],
  Engineer: ['Mechanical Engineering', 'Electrical Engineering', 'Civil Engineering'],
  'Teacher/Education': ['Elementary Education', 'Secondary Education', 'English'],
  'Entrepreneur/Business Owner': ['Business Administration', 'Entrepreneurship', 'Marketing'],
  'Artist/Performer': ['Studio Art', 'Theatre', 'Music'],
  'Software Developer': ['Computer Science', 'Software Engineering', 'Data Science'],
  'Research Scientist': ['Biology', 'Chemistry', 'Physics'],
  'Public Service/Government': ['Public Policy', 'Social Work', 'Criminal Justice'],
};
