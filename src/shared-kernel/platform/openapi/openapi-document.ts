import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { addCodes } from './codes-of-calls.js';
import { EXAMPLES } from './examples.js';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Removes what does not help a reader: the bounds of safe integers, and the long patterns behind uuid and date formats. */
function tidy(schema: JsonSchema): void {
  delete schema['id'];
  delete schema['$schema'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['format'] !== undefined) delete schema['pattern'];
}

/** Schemas with an id become components; everything else stays where it is used. */
function convert(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.ZodType)) return undefined;

  const { $defs, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: schemaType,
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      tidy(jsonSchema);
      // Zod leaves defaults out where the input is preprocessed.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
    },
  });
  const id = z.globalRegistry.get(schema)?.id;
  const components = { ...$defs };
  if (id === undefined || json.type !== 'object') return { schema: json, components };
  return { schema: { $ref: `#/components/schemas/${id}` }, components: { ...components, [id]: json } };
}

/** The API as its controllers and zod schemas declare it; needs no database. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const outline = new DocumentBuilder()
    .setTitle('Flyleaf')
    .setDescription('College admissions: an honest chance for every US college, explained.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, outline, {
    standardSchemaConverter: convert,
    operationIdFactory: (_controller, method) => method,
  });
  for (const [name, example] of Object.entries(EXAMPLES))
    Object.assign(document.components?.schemas?.[name] ?? {}, { examples: [example] });
  addCodes(document);
  return document;
}
