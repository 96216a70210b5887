// Creates data set D1 in .data/bench: `npm run bench:data`. Needs the built server and SCORECARD_DATA_DIR.
import { BenchDatabase } from './d1/cluster.js';

const database = await BenchDatabase.start();
try {
  console.log(`${await database.d1()} is ready`);
} finally {
  await database.stop();
}
