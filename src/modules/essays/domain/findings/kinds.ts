import { type Category } from '../review/category.js';

interface Kind {
  category: Category;
  /** Orders the comments: the highest first. */
  weight: number;
}

const kind = (category: Category, weight: number): Kind => ({ category, weight });

/** Every kind of finding, the most urgent first. */
export const KINDS = {
  placeholder: kind('ORIGINALITY_VOICE', 100),
  'chat-leftover': kind('ORIGINALITY_VOICE', 99),
  instruction: kind('ORIGINALITY_VOICE', 98),
  'wrong-college': kind('MEANINGFUL_TOPIC', 97),
  'two-colleges': kind('MEANINGFUL_TOPIC', 95),
  'personal-data': kind('MEANINGFUL_TOPIC', 90),
  'over-limit': kind('STRUCTURE_FLOW', 88),
  'off-prompt': kind('MEANINGFUL_TOPIC', 85),
  'under-minimum': kind('STRUCTURE_FLOW', 80),
  'no-particulars': kind('MEANINGFUL_TOPIC', 78),
  'one-college-of-many': kind('MEANINGFUL_TOPIC', 75),
  'resume-list': kind('STRENGTHS_DISPLAYED', 74),
  'no-reflection': kind('THEMATIC_DEVELOPMENT', 72),
  'no-scene': kind('THEMATIC_DEVELOPMENT', 70),
  interchangeable: kind('MEANINGFUL_TOPIC', 66),
  'trait-claim': kind('STRENGTHS_DISPLAYED', 64),
  putdown: kind('ORIGINALITY_VOICE', 63),
  'other-focus': kind('STRENGTHS_DISPLAYED', 62),
  savior: kind('MEANINGFUL_TOPIC', 61),
  platitude: kind('THEMATIC_DEVELOPMENT', 60),
  blame: kind('MEANINGFUL_TOPIC', 59),
  'vague-impact': kind('STRENGTHS_DISPLAYED', 58),
  'opening-quotation': kind('STRUCTURE_FLOW', 57),
  'opening-dictionary': kind('STRUCTURE_FLOW', 57),
  'opening-name': kind('STRUCTURE_FLOW', 57),
  'opening-since-young': kind('STRUCTURE_FLOW', 57),
  'opening-sweeping': kind('STRUCTURE_FLOW', 57),
  'opening-meta': kind('STRUCTURE_FLOW', 57),
  'opening-prompt-echo': kind('STRUCTURE_FLOW', 57),
  'opening-question': kind('STRUCTURE_FLOW', 57),
  cliche: kind('ORIGINALITY_VOICE', 56),
  'formula-ending': kind('STRUCTURE_FLOW', 55),
  'generic-passage': kind('ORIGINALITY_VOICE', 54),
  'one-block': kind('STRUCTURE_FLOW', 52),
  'team-focus': kind('STRENGTHS_DISPLAYED', 50),
  announced: kind('STRUCTURE_FLOW', 48),
  'short-of-room': kind('THEMATIC_DEVELOPMENT', 46),
  spelling: kind('GRAMMAR_STYLE', 45),
  grammar: kind('GRAMMAR_STYLE', 45),
  'comma-splice': kind('GRAMMAR_STYLE', 45),
  'tense-shift': kind('GRAMMAR_STYLE', 45),
  sweeping: kind('MEANINGFUL_TOPIC', 44),
  'long-paragraph': kind('STRUCTURE_FLOW', 43),
  inflated: kind('GRAMMAR_STYLE', 42),
  'long-sentence': kind('STRUCTURE_FLOW', 41),
  'borrowed-quote': kind('ORIGINALITY_VOICE', 40),
  passive: kind('GRAMMAR_STYLE', 39),
  slang: kind('GRAMMAR_STYLE', 38),
  'repeated-phrase': kind('GRAMMAR_STYLE', 37),
  intensifiers: kind('GRAMMAR_STYLE', 36),
  'repeated-word': kind('GRAMMAR_STYLE', 35),
  filler: kind('GRAMMAR_STYLE', 34),
  'same-start': kind('GRAMMAR_STYLE', 33),
  exclamations: kind('GRAMMAR_STYLE', 31),
  'many-questions': kind('GRAMMAR_STYLE', 30),
  punctuation: kind('GRAMMAR_STYLE', 26),
} satisfies Record<string, Kind>;

export type FindingKind = keyof typeof KINDS;
