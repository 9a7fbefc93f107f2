import { readdirSync } from "node:fs";
import { join } from "node:path";
import { drawJpeg, makeVideo } from "../../test/media.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { sendByForm, sendWithUploads, uploadFile } from "./send-request.ts";
import { changeDatabase, compareRow, readRows } from "./stored-requests.ts";

const secret = "planted";

export function rollBackRequests({ rounds }: { rounds: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address, output } = await start();
		let [failed, refused, claimed] = [0, 0, 0];

		for (let round = 0; round < rounds; round += 1) {
			const files = [
				{ name: "a.jpg", bytes: await drawJpeg() },
				{ name: "b.mov", bytes: makeVideo("mov", 200_000), type: "video/quicktime" },
			];
			const upload = await uploadFile(address, await drawJpeg());
			const before = listFiles(dataDir);
			const key = crypto.randomUUID();
			const marker = `tus-${round}`;

			changeDatabase(
				dataDir,
				`create trigger broken before insert on consultation_submissions
				begin select raise(abort, '${secret}'); end`,
			);
			for (const answer of [
				await sendByForm(address, `form-${round}`, files),
				await sendWithUploads(address, marker, [upload], key),
			]) {
				if (answer.status >= 500) failed += 1;
				else faults.add(`round ${round}: a broken insert was answered ${answer.status}`);
				faults.require(!answer.text.includes(secret), "the answer quotes the database");
			}
			changeDatabase(dataDir, "drop trigger broken");

			const minor = await sendByForm(address, `minor-${round}`, files, { age: "17" });
			if (minor.status === 422) refused += 1;
			else faults.add(`round ${round}: age 17 was answered ${minor.status}`);
			const left = listFiles(dataDir).filter((name) => !before.includes(name));
			faults.require(left.length === 0, `round ${round} left ${left.join(", ")}`);
			faults.require(
				before.every((name) => listFiles(dataDir).includes(name)),
				`round ${round} removed a file that was not its own`,
			);

			const taken = await sendWithUploads(address, marker, [upload], key);
			if (taken.status === 201 && taken.json().reference_images_count === 1) claimed += 1;
			else faults.add(`round ${round}: the upload could not be used: ${taken.text}`);
		}

		const rows = readRows(dataDir);
		faults.require(rows.length === claimed, `${rows.length} rows for ${claimed} requests`);
		for (const difference of rows.flatMap(compareRow)) faults.add(difference);
		faults.require(!output().includes(secret), "the log quotes the database");
		return {
			figures: {
				rounds,
				"answered 5xx": failed,
				"answered 422": refused,
				"uploads claimed later": claimed,
				"files left": listFiles(dataDir).length - claimed,
			},
			faults: faults.list(),
		};
	});
}

function listFiles(dataDir: string): string[] {
	return ["files", "incoming"].flatMap((folder) =>
		readdirSync(join(dataDir, folder)).map((name) => `${folder}/${name}`),
	);
}
