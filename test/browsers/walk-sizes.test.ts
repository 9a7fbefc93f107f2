import { expect, test } from "vitest";
import { inspectPage } from "./inspect-page.ts";
import { inspectType } from "./inspect-type.ts";
import { paths } from "./pages.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

const sizes = {
	"a small phone": { width: 320, height: 640 },
	"a phone": { width: 390, height: 844 },
	"a large phone": { width: 430, height: 932 },
	"a tablet": { width: 768, height: 1024 },
	"a small desk": { width: 1024, height: 768 },
	"a desk": { width: 1440, height: 900 },
	"a large desk": { width: 1920, height: 1080 },
	"a desk at 200 %": { width: 720, height: 450 },
	"a desk at 400 %": { width: 320, height: 256 },
};

test.each(paths)("%s is whole at every size", async (path) => {
	const faults: string[] = [];
	await visitor.open(path);
	for (const [name, size] of Object.entries(sizes)) {
		await visitor.resize(size);
		const found = await visitor.evaluate(inspectPage);
		// Narrower screens cap sizes by their width.
		if (size.width >= 390) found.push(...(await visitor.evaluate(inspectType)));
		faults.push(...found.map((fault) => `On ${name}: ${fault}`));
	}
	expect(faults).toEqual([]);
});
