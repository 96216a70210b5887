import { Injectable, StandardSchemaSerializerInterceptor } from '@nestjs/common';

type Serialize = StandardSchemaSerializerInterceptor['serialize'];

/** Validates a list by its own schema, as a whole. Nest would do it item by item, by the schema of one. */
@Injectable()
export class WholeReplySerializer extends StandardSchemaSerializerInterceptor {
  override serialize(...[reply, schema, options]: Parameters<Serialize>): ReturnType<Serialize> {
    return schema !== undefined && Array.isArray(reply)
      ? this.transformToPlain(reply, schema, options)
      : super.serialize(reply, schema, options);
  }
}
