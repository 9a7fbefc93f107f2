import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, it } from "vitest";

const module = join(import.meta.dirname, "../../app/images/make-variants.server.ts");

/** Stretched noise: enough detail that no encoder has an easy time. */
function drawPhoto(file: string) {
	const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
	return sharp({ create: { width: 200, height: 150, channels: 3, background: "#888", noise } })
		.resize(8_000, 6_000, { fit: "fill" })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(file);
}

it("publishes three photos of 48 megapixels at once in less than 512 MB", async () => {
	const folder = await mkdtemp(join(tmpdir(), "linework-photo-"));
	try {
		const file = join(folder, "phone.jpg");
		await drawPhoto(file);
		const program = `
			import { makeVariants } from ${JSON.stringify(module)};
			const made = await Promise.all([1, 2, 3].map(() => makeVariants(${JSON.stringify(file)})));
			const { ok, width, height, variants } = made[2];
			const megabytes = process.resourceUsage().maxRSS / 1024;
			console.log(JSON.stringify({ ok, width, height, files: variants?.length, megabytes }));
		`;
		const node = [process.execPath, ["--input-type=module", "--eval", program]] as const;
		const { stdout } = await promisify(execFile)(...node);
		const made = JSON.parse(stdout);
		expect(made).toMatchObject({ ok: true, width: 6_000, height: 8_000, files: 7 });
		expect(made.megabytes).toBeLessThan(512);
	} finally {
		await rm(folder, { recursive: true });
	}
}, 300_000);
