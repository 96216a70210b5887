import { MikroOrmModule } from '@mikro-orm/nestjs';

// The package, which test files share, collects every entity it has seen, also those of the file before.
MikroOrmModule.clearStorage();
