/** As on the server: the specified year or six years from now, whichever is later. */
export const lastGraduationYear = () => Math.max(2030, new Date().getUTCFullYear() + 6);
