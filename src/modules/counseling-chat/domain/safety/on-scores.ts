const A_SCORE =
  /\b(?:1[0-5]\d0|1600|[0-5]\.\d{1,2})\b|\b\d+(?:\.\d+)? (?:on (?:the|my) )?(?:gpa|sat|act|psat)\b|\b(?:gpa|sat|act|psat)\b(?: \S+){0,5}? \d/;
const OF_WRITING =
  /\b(?:(?:re-?)?(?:writ|word|phras)\w*|wrote|essays?|statements?|supplement\w*|paragraphs?|sentences?|lines?|hooks?|intro\w*|conclusions?|endings?|openings?|drafts?|letters?|notes?|emails?|speech|version|stor(?:y|ies)|text|title|thesis|paraphrase|polish|grammar|edit|proofread|compose|type|templates?|samples?|brag sheet|resume|bullets?|descriptions?|prompts?|answers?|translate|copy|paste|outline|piqs?|loci|humanize|ghostwrite|mention\w*|sounds?|flows?|shorter|longer|characters|blanks?|section|ensayos?|cartas?|parrafos?|frases?|oracion|declaracion|respuestas?|escrib\w*|redact\w*|textos?|borrador)\b/;

/** "Would a 1560 make it better": a score or a GPA, and no word of writing, asks for no text. */
export const isOnScores = (plain: string): boolean => A_SCORE.test(plain) && !OF_WRITING.test(plain);
