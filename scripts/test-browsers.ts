import { engines } from "./engines.ts";
import { endWith, runInEngines } from "./run-tests.ts";

const words = process.argv.slice(2);
const named = engines.filter((engine) => words.includes(engine));
const filters = words.filter((word) => !named.some((engine) => engine === word));

endWith(await runInEngines(named.length > 0 ? named : engines, filters));
