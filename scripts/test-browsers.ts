import { engines } from "./engines.ts";
import { endWith, runInEngines } from "./run-tests.ts";

/** Runs the browser tests. Words after `--` choose engines by name and files by parts of their paths. */
const words = process.argv.slice(2);
const named = engines.filter((engine) => words.includes(engine));
const filters = words.filter((word) => !named.some((engine) => engine === word));

endWith(await runInEngines(named.length > 0 ? named : engines, filters));
