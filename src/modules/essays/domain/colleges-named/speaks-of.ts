/** The sentence speaks of going there. */
export const LOOKS_FORWARD =
  /\b(?:will|would|hope|hoping|plan|planning|want|wants|wanted|look forward|looking forward|excited|eager|can't wait|cannot wait|could|i'd|i'll|dream|apply|applying|applied to|application|attend|attending|enroll|join|joining|become a|contribute|contributing|fit for|right place|why|offers?|provides?|campus|curriculum|student body|its (?:students|faculty|professors|community)|'s (?:program|programs|campus|curriculum|community|students|faculty|professors|commitment|open|core|honor|culture|school|college|department|mission|values|location|reputation|motto|emphasis|tradition|traditions))\b/i;

/** A visit, a camp, a relative, a source: not a plan. */
export const IS_BACKGROUND =
  /\b(?:visited|toured|tour of|brother|sister|cousin|mom|dad|mother|father|parents?|uncle|aunt|teacher|coach|graduated|alumn\w+|summer|camp|pre-college|precollege|dual enrollment|enrolled in a|took a (?:class|course)|library|hospital|medical center|game|stadium|researcher|professor at|professor from|lecture|mooc|online course|study (?:by|from)|scientists?|paper|published|volunteer(?:ed)? at|interned|internship|lab at)\b/i;

/** Right before a college one speaks to. */
export const LEADS_TO_COLLEGE =
  /\b(?:at|attend|attending|join|joining|to|apply(?:ing)? to|choose|choosing|chose|why|love|for|of|study(?:ing)? at|why i want|a future|as an?|at the)\s+$/i;

/** Before and after a word that may be a college or something else: only then it is a college. */
export const LEADS_TO_UNSURE = /\b(?:at|attend|attending|apply(?:ing)? to|study(?:ing)? at|joining|why)\s+$/i;
export const FOLLOWS_UNSURE =
  /^(?:'s\b|,? (?:offers|provides|is|has|will|would|stands|feels|because|gives|values|students|campus|university|college|i|i'd|i'll|i've|my|we|you)\b|[.,!?;:]|$)/i;
export const OWNS_COLLEGE_THINGS =
  /^'s (?:campus|program|programs|students|curriculum|community|faculty|professors|open|core|honor|school|college|department|\p{Lu})/u;
