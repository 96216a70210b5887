import { z } from 'zod';
import { type AnswerShape } from '#shared-kernel/application/language-model.js';
import { CATEGORIES } from '../../domain/review/category.js';
import { JUDGED_KINDS, type ModelAnswer } from '../../domain/second-reader/model-answer.js';

/** Only the shape: many servers know no bounds. Those are checked afterwards. */
export const ModelAnswerSchema = z.object({
  rubric: z.array(z.object({ category: z.enum(CATEGORIES), score: z.number(), justification: z.string() })),
  comments: z.array(
    z.object({
      paragraphIndex: z.number(),
      quote: z.string(),
      kind: z.enum(JUDGED_KINDS),
      observation: z.string(),
      question: z.string(),
    }),
  ),
  strengths: z.array(z.object({ paragraphIndex: z.number(), quote: z.string(), why: z.string() })),
}) satisfies z.ZodType<ModelAnswer>;

/** A plain copy: LangChain takes what zod returns for a schema of its own and drops its closing. */
export const ANSWER_SHAPE: AnswerShape = {
  name: 'essay_review',
  jsonSchema: { ...z.toJSONSchema(ModelAnswerSchema) },
};
