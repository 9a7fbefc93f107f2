import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../../test/call.ts";
import { drawJpeg } from "../../test/media.ts";
import { askUpload, createUpload, sendBytes } from "../../test/tus.ts";
import {
	type HostileFile,
	hostileFields,
	hostileNames,
	hostileUploadPaths,
	makeFalseFiles,
} from "./hostile-files.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { makePixelBombs } from "./pixel-bombs.ts";
import { forgetPeak, readMemory } from "./process-figures.ts";
import { withSite } from "./run-site.ts";
import { sendByForm, sendWithUploads, uploadFile } from "./send-request.ts";
import { queryFile } from "./stored-requests.ts";
import { freshAddress } from "./traffic.ts";

/** Memory growth in megabytes over all bombs, and milliseconds per refusal. */
const most = { growth: 50, refusal: 1_000 };

export function refuseHostileUploads({ rounds }: { rounds: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const site = await start();
		const { address } = site;
		const before = listOutside(dataDir);
		const falseFiles = await makeFalseFiles();
		const bombs = makePixelBombs().map((bomb) => ({ ...bomb, type: "image/png" }));
		let refused = 0;
		const refuse = async (file: HostileFile, statuses: number[]) => {
			for (const sendOne of [tryTus, tryForm]) {
				const { status, text } = await sendOne(address, file);
				if (statuses.includes(status)) refused += 1;
				else faults.add(`${file.what} by ${sendOne.name} was answered ${status}`);
				faults.require(!text.includes("    at "), `${file.what} showed a stack`);
			}
		};

		let kept = 0;
		for (let round = 0; round < rounds; round += 1) {
			for (const file of falseFiles) await refuse(file, [415]);
			kept += await tryTooMany(address, round, faults);
			for (const path of hostileUploadPaths) await tryPath(address, path, faults);
			for (let index = 0; index < 6; index += 1) {
				const name = hostileNames[(round * 6 + index) % hostileNames.length] ?? "";
				const field = hostileFields[(round + index) % hostileFields.length];
				const marker = `name-${round}-${index}`;
				kept += await tryName(address, { name, field, marker }, faults);
			}
		}

		for (const bomb of bombs) await refuse(bomb, [413, 415]);
		const took: number[] = [];
		const pid = site.child.pid ?? 0;
		forgetPeak(pid);
		const memoryBefore = readMemory(pid).now;
		for (let round = 0; round < rounds; round += 1) {
			for (const bomb of bombs) {
				const began = performance.now();
				await refuse(bomb, [413, 415]);
				took.push((performance.now() - began) / 2);
			}
		}
		const growth = readMemory(pid).peak - memoryBefore;
		faults.require(growth <= most.growth, `memory grew by ${growth} MB`);
		const slowest = quantile(took, 1);
		faults.require(slowest <= most.refusal, `a bomb was refused only after ${slowest} ms`);

		await wait(100);
		checkFolders(dataDir, before, kept, faults);
		return {
			figures: {
				rounds,
				"refused files": refused,
				"odd names kept": kept,
				"bomb median ms": quantile(took, 0.5),
				"bomb most ms": slowest,
				"memory before MB": memoryBefore,
				"memory growth MB": growth,
			},
			faults: faults.list(),
		};
	});
}

async function tryTus(origin: string, { name, bytes }: HostileFile): Promise<Answer> {
	const created = await createUpload(origin, bytes.byteLength, name, { from: freshAddress() });
	const path = created.headers.location;
	return path ? sendBytes(origin, path, bytes) : created;
}

function tryForm(origin: string, { what, name, bytes, type }: HostileFile): Promise<Answer> {
	return sendByForm(origin, what, [{ name, bytes, type }]);
}

async function tryTooMany(origin: string, round: number, faults: Faults): Promise<number> {
	const bytes = await drawJpeg();
	const six = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.jpg`, bytes }));
	const form = await sendByForm(origin, `six-${round}`, six);
	faults.require(form.status === 422, `six files in a form were answered ${form.status}`);
	const offered = form.text.match(/name="uploads"/g)?.length ?? 0;
	faults.require(offered === 5, `of six files in a form ${offered} were kept for the next try`);
	const ids: string[] = [];
	for (const { name } of round === 0 ? six : []) ids.push(await uploadFile(origin, bytes, name));
	const uploads = round === 0 ? ids : six.map(() => crypto.randomUUID().replaceAll("-", ""));
	const call = await sendWithUploads(origin, `six-${round}`, uploads);
	faults.require(call.status === 422, `six uploads were answered ${call.status}`);
	const outside = await sendWithUploads(origin, `path-${round}`, ["../../linework.db"]);
	faults.require(outside.status === 422, `an upload's path was answered ${outside.status}`);
	return ids.length + offered;
}

async function tryPath(origin: string, path: string, faults: Faults): Promise<void> {
	for (const method of ["HEAD", "DELETE"]) {
		const { status } = await askUpload(origin, path, method);
		faults.require([400, 404, 405].includes(status), `${method} ${path} was answered ${status}`);
	}
	const { status } = await sendBytes(origin, path, Buffer.from("SQLite format 3"));
	faults.require([400, 404, 405].includes(status), `PATCH ${path} was answered ${status}`);
}

async function tryName(
	origin: string,
	{ name, field, marker }: { name: string; field: string | undefined; marker: string },
	faults: Faults,
): Promise<number> {
	const bytes = await drawJpeg();
	const what = JSON.stringify(name);
	const tus = await tryTus(origin, { what, name, bytes, type: "image/jpeg" });
	const form = await sendByForm(origin, marker, [{ name, bytes, field }]);
	const expected = [201, 204, 400];
	for (const { status } of [tus, form]) {
		faults.require(expected.includes(status), `a file named ${what} was answered ${status}`);
	}
	return [tus, form].filter(({ status }) => status < 300).length;
}

function listOutside(dataDir: string): string[] {
	return readdirSync(join(dataDir, ".."), { recursive: true, encoding: "utf8" })
		.filter((path) => !/^data\/(newest-request$|(files|incoming)\/)/.test(path))
		.sort();
}

function checkFolders(dataDir: string, before: string[], kept: number, faults: Faults): void {
	const after = listOutside(dataDir);
	const added = after.filter((path) => !before.includes(path));
	faults.require(added.length === 0, `written outside its folders: ${added.join(", ")}`);
	faults.require(after.length >= before.length, "something outside the folders is gone");
	const left = readdirSync(join(dataDir, "incoming"));
	faults.require(left.length === 0, `${left.length} parts were left in incoming/`);
	const names = readdirSync(join(dataDir, "files"));
	const odd = names.filter((name) => !/^[0-9a-f]{32}$/.test(name));
	faults.require(odd.length === 0, `files/ has ${odd.map((name) => JSON.stringify(name))}`);
	faults.require(names.length === kept, `files/ has ${names.length} files, ${kept} were taken`);
	const rows = queryFile<{ name: string }>(dataDir, "select name from reference_files");
	faults.require(rows.length === kept, `${rows.length} files have rows, ${kept} were taken`);
	for (const { name } of rows) {
		const clean = name.length <= 255 && !/[\p{Cc}\u202a-\u202e/\\]/u.test(name);
		faults.require(clean, `a file is shown as ${JSON.stringify(name)}`);
	}
}
