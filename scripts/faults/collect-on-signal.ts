import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Imported by a site before its own code.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
process.on("SIGUSR2", () => collect());
