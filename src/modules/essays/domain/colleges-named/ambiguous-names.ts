import { wordSet } from '../word-lists/list-text.js';

/** Nicknames that are also states, cities, first names, last names, teams or words. */
export const AMBIGUOUS_NICKNAMES = wordSet(`
alabama albany arizona arkansas army auburn baylor brown buffalo boulder cal carolina case cincy clemson
colorado connecticut cornell delaware denver drexel drew duke ducks florida gators georgia hawaii hogs hopkins
howard hoyas huskers idaho illinois indiana iowa kansas kentucky la liberty longhorns maine maryland mason miami
michigan mines minnesota mississippi missouri montana navy nebraska nova ohio oklahoma oregon penn pitt pratt
reed rice richmond slo sooners southern stevens stevenson temple tennessee terps texas trinity utah vegas
vermont virginia vols wake washington wisco wisconsin wyoming williams smith wesleyan columbia lehigh bing sage
marist union boston marquette tulane rolla hamilton davidson carleton bates colby kenyon vassar emerson pace
post regis rider rollins sewanee spelman morehouse wheaton whitman
`);

/** The same, of two words and more. */
export const AMBIGUOUS_PHRASES: ReadonlySet<string> = new Set([
  'air force',
  'coast guard',
  'city college',
  'the u',
  'the y',
  'new hampshire',
  'new mexico',
  'north carolina',
  'south carolina',
  'north dakota',
  'south dakota',
  'rhode island',
  'nevada reno',
  'u of a',
  'u of c',
  'u of f',
  'u of h',
  'u of i',
  'u of l',
  'u of m',
  'u of o',
  'u of p',
  'u of r',
  'u of t',
  'u of u',
  'u of w',
  'north eastern',
  'north western',
  'urbana champaign',
  'long beach state',
]);

/** A name that begins so means nothing sure without its "University" or "College". */
export const AMBIGUOUS_BEGINNINGS: readonly string[] = [
  'American',
  'National',
  'International',
  'Central',
  'Southern',
  'Northern',
  'Eastern',
  'Western',
  'Northwestern',
  'Southeastern',
  'Southwestern',
  'Bible',
  'Christian',
  'Community',
  'State',
  'City',
  'Union',
  'Grand',
  'Great',
  'New',
  'Saint',
  'St',
  'Mount',
  'Trinity',
  'Concordia',
  'Unity',
  'Liberty',
  'Excelsior',
  'Hope',
  'Bethany',
  'Franklin',
  'Lincoln',
  'Jackson',
  'Jefferson',
  'Madison',
  'Marshall',
  'Clark',
  'Monroe',
  'Wilson',
  'Lewis',
  'Grace',
  'Holy',
  'Pacific',
  'Atlantic',
  'Midland',
  'Lakeland',
  'Evergreen',
  'Liberty',
];

/** Initials with a vowel inside, or long ones. */
export const SPOKEN_INITIALS = wordSet(`
asu byu cuny fsu iu lsu mit njit nyu osu psu risd rit rpi scad smu suny tcu uab uci ucla ucsb ucsd uga uic uiuc
umbc umd unc usafa usc usma usna uta utep uva wpi
`);
