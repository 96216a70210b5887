import { Inject, Injectable } from '@nestjs/common';
import { LanguageModel } from '#shared-kernel/application/language-model.js';
import { AID_TEXTS } from '../../domain/knowledge/aid.js';
import { DATA_NOTES, PRIVACY_WITH_A_MODEL } from '../../domain/knowledge/data-notes.js';
import { GLOSSARY } from '../../domain/knowledge/glossary.js';
import { hrefOfCollege, pageCalled, PAGES } from '../../domain/knowledge/pages.js';
import { termOf } from '../../domain/knowledge/term-of.js';
import { CollegeRefs } from '../college-refs.js';
import { SentenceEncoder } from '../sentence-encoder.js';
import { findTopics } from './find-topics.js';
import { type SomeTools, type Tool } from './tools.js';

/** The tools that hand out texts of ours and pages of Flyleaf. */
@Injectable()
export class WordTools implements SomeTools<
  'explain_term' | 'find_topics' | 'aid_basics' | 'data_notes' | 'open_page'
> {
  constructor(
    private readonly refs: CollegeRefs,
    @Inject(LanguageModel) private readonly languageModel: Pick<LanguageModel, 'model'>,
    @Inject(SentenceEncoder) private readonly encoder: Pick<SentenceEncoder, 'encode'>,
  ) {}

  readonly explain_term: Tool<'explain_term'> = (_studentId, { term }) => {
    const found = termOf(term);
    if (found === null)
      return Promise.resolve({
        ok: false,
        code: 'nothing-known',
        words: 'I don’t have that word in my glossary.',
      });
    const { says, example, from, figures = [] } = GLOSSARY[found];
    const text = { title: found, lines: [says, example], figures, citation: from };
    return Promise.resolve({ ok: true, data: text });
  };

  readonly find_topics: Tool<'find_topics'> = (studentId, asked) =>
    findTopics(this.encoder)(studentId, asked);

  readonly aid_basics: Tool<'aid_basics'> = (_studentId, { topic }) =>
    Promise.resolve({ ok: true, data: AID_TEXTS[topic] });

  readonly data_notes: Tool<'data_notes'> = (_studentId, { topic }) => {
    const note = DATA_NOTES[topic];
    if (topic !== 'privacy' || this.languageModel.model === null)
      return Promise.resolve({ ok: true, data: note });
    return Promise.resolve({ ok: true, data: { ...note, lines: [...note.lines, PRIVACY_WITH_A_MODEL] } });
  };

  readonly open_page: Tool<'open_page'> = async (_studentId, { page, college }) => {
    const [named] = college === undefined ? [] : await this.refs.of([college]);
    if (named !== undefined) return { ok: true, data: { label: named.name, href: hrefOfCollege(named.id) } };
    const name = pageCalled(page);
    return name === null
      ? { ok: false, code: 'nothing-known', words: 'I don’t know that page of Flyleaf.' }
      : { ok: true, data: PAGES[name] };
  };
}
