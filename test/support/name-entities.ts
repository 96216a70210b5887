import { EntitySchema } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';

// Test files share a worker and the modules of the product. The package that collects its entities forgets them when a product
// is closed, and a module that is loaded already does not name its own again.
MikroOrmModule.forFeature([...EntitySchema.REGISTRY.values()]);
