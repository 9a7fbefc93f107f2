import { installPackages } from "./debian-packages.ts";
import { canMount, mountsMissing } from "./faults/small-disk.ts";
import { hasStrace, straceMissing } from "./faults/strace.ts";
import { endWith, runTests } from "./run-tests.ts";

const kinds = [
	{ file: "test/machine/strace.test.ts", possible: hasStrace, missing: straceMissing },
	{ file: "test/machine/mounts.test.ts", possible: canMount, missing: mountsMissing },
];

if (!hasStrace()) installPackages("strace");
const possible = kinds.filter((kind) => kind.possible());
for (const { file, missing } of kinds.filter((kind) => !possible.includes(kind))) {
	console.log(`Not run: ${file}, since ${missing}.`);
}
const none = { passed: 0, failed: 0 };
endWith(
	possible.length > 0
		? await runTests(
				["machine"],
				possible.map(({ file }) => file),
			)
		: none,
);
