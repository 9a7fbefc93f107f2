import { installPackages } from "./debian-packages.ts";
import { canMount, mountsMissing } from "./faults/small-disk.ts";
import { hasStrace, straceMissing } from "./faults/strace.ts";
import { endWith, runTests } from "./run-tests.ts";

<<<<<<< HEAD
/** Tests that need strace or mounts, as not every machine has. Where one is missing, it is said and not counted. */
=======
>>>>>>> main
const kinds = [
	{ file: "test/machine/strace.test.ts", possible: hasStrace, missing: straceMissing },
	{ file: "test/machine/mounts.test.ts", possible: canMount, missing: mountsMissing },
];
/** Kills, floods and large files: on any machine, but with nothing beside them. */
const always = ["faults", "large-files", "spam"];

if (!hasStrace()) installPackages("strace");
const possible = kinds.filter((kind) => kind.possible());
for (const { file, missing } of kinds.filter((kind) => !possible.includes(kind))) {
	console.log(`Not run: ${file}, since ${missing}.`);
}
const files = [
	...always.map((name) => `test/machine/${name}`),
	...possible.map(({ file }) => file),
];
endWith(await runTests(["machine"], files));
