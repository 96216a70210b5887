/** Loaded as one part, after the counts. */
export { CourseList } from './course-list';
export { IbCourseList } from './ib-course-list';
