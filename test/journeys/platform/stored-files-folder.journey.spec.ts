import { describeStoredFiles } from '../../support/stored-files-suite.js';

describeStoredFiles('a folder', () => Promise.resolve({}));
