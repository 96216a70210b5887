import { type CollegeRelease } from './college-matching-facts.js';

/** What the other contexts may ask about colleges. */
export abstract class CollegeDirectory {
  /** Changes whenever any college does. One narrow row: cheap enough to ask before every use of something cached. */
  abstract releaseVersion(): Promise<string>;

  /** All colleges at once, closed ones too. Slow with a full catalogue (about a second): keep what it gives. */
  abstract collegeFacts(): Promise<CollegeRelease>;
}
