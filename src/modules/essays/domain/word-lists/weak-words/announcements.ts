import { phraseLines } from '../list-text.js';

/** They announce the plan of the essay. */
export const STRONG_ANNOUNCE = phraseLines(`
in this essay|paper|response|statement
this essay|paper|statement|response will|is about|going|describes|explains|explores|discusses
i will|am|'ll|'m going|be? to|discussing|explaining|describing? discuss|explain|describe|talk|elaborate about|you|how|why|the|on|my
i will|am|'ll|'m|would|want going|like? to? tell|show you|about
i would like to explain|discuss|share|talk|tell|describe|write
firstly|secondly|thirdly
the|my first|second|third|final reason|example|lesson|quality|point is|was|that
the following paragraphs|essay|reasons
let me explain|tell|introduce|start|share
as|like i previously? mentioned|stated|said earlier|before|above|previously
i am|'m writing this? essay|statement|letter|to
`);
