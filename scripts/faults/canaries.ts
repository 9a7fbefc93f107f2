import { setTimeout as wait } from "node:timers/promises";
import { drawJpeg } from "../../test/media.ts";
import { createUpload, sendBytes } from "../../test/tus.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { openRaw, writeHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { sendByForm } from "./send-request.ts";
import { changeDatabase } from "./stored-requests.ts";
import { freshAddress, send } from "./traffic.ts";

const canary = "Zilpzalp";
const request = {
	first_name: canary,
	last_name: `${canary}-Last`,
	age: 30,
	email: `${canary}@example.com`,
	phone: `555 ${canary}`,
	design_idea: `${canary} and a secret`,
	referred_by: "-None-",
};
const headers = {
	Cookie: `session=${canary}`,
	Authorization: `Bearer ${canary}`,
	"User-Agent": canary,
	Referer: `http://${canary}.example/`,
	"X-Forwarded-For": canary,
};

export function logNoPersonalData({ rounds }: { rounds: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const site = await start();
		const { address, output } = site;
		const picture = await drawJpeg();
		const seen: Record<string, number> = {};
		const note = ({ status, text }: { status: number; text: string }, what: string) => {
			seen[`answered ${String(status)[0]}xx`] = (seen[`answered ${String(status)[0]}xx`] ?? 0) + 1;
			if (status < 500) return;
			faults.require(!/SQLITE|sqlite|constraint|broken/.test(text), `${what} quotes the database`);
			faults.require(/Reference [0-9a-f]{8}/.test(text), `${what} names no reference: ${text}`);
		};
		const post = (path: string, json: unknown, more: Record<string, string> = {}) =>
			send(address, path, { method: "POST", json, headers: { ...headers, ...more } });
		const sendAll = async (key: string) => {
			note(await post("/api/consultations", request, { "Idempotency-Key": key }), "a request");
			note(await post("/api/consultations", { ...request, age: canary }), "a wrong age");
			note(await post("/api/consultations", { ...request, uploads: [canary] }), "a wrong upload");
			note(await post("/api/consultations", [canary]), "a list");
			note(await post("/api/notes", { message: canary }), "a note");
			note(await post("/api/visitor-count", { id: canary }), "a visit");
			note(
				await post("/api/notes", { message: canary }, { "Idempotency-Key": `${canary} x` }),
				"a key",
			);
			const form = { first_name: canary, email: `${canary}@example.com`, design_idea: canary };
			const file = { name: `${canary}.jpg`, bytes: picture };
			note(await sendByForm(address, "form-1", [file], form), "a form");
			note(await sendByForm(address, "form-1", [file], { ...form, age: canary }), "a minor's form");
			const path = await announce(address, picture.byteLength);
			note(await sendBytes(address, path, picture), "an upload");
			const text = Buffer.from(`${canary} is no picture`.padEnd(picture.byteLength));
			note(await sendBytes(address, await announce(address, text.length), text), "a false upload");
			const { "User-Agent": _, ...rest } = headers;
			for (const [method, where] of [
				["GET", `/?email=${canary}`],
				["GET", `/${canary}`],
				["GET", `/%zz${canary}`],
				["PUT", `/api/notes?${canary}`],
				["POST", `/${canary}`],
				["HEAD", `/api/uploads/${canary}`],
			] as const) {
				note(await send(address, where, { method, headers: rest }), `${method} ${where}`);
			}
			await sendBroken(address);
		};

		const keys = Array.from({ length: rounds }, () => `${canary}-${crypto.randomUUID()}`);
		for (const key of keys) {
			await sendAll(key);
			// Reuses the key for another request, then makes the database fail with a message that quotes the row.
			note(await post("/api/consultations", request, { "Idempotency-Key": key }), "a repetition");
			const other = { ...request, age: 31 };
			note(await post("/api/consultations", other, { "Idempotency-Key": key }), "another request");
			changeDatabase(dataDir, breaking);
			await sendAll(`${key}-b`);
			changeDatabase(dataDir, mending);
		}
		const faultsLogged = output().match(/"level":50/g)?.length ?? 0;
		faults.require((seen["answered 4xx"] ?? 0) > 0, "nothing was refused");
		faults.require((seen["answered 5xx"] ?? 0) > 0, "nothing failed");
		faults.require(faultsLogged > 0, "what failed was not logged");
		await site.end("SIGKILL");
		const next = await start();
		await next.end("SIGTERM");
		const told = `${output()}${next.output()}`;
		const found = told
			.split("\n")
			.filter((line) => line.toLowerCase().includes(canary.toLowerCase()));
		for (const line of found) faults.add(`the log says: ${line}`);
		faults.require(!/visitor-1@example\.com/.test(told), "the log has an address");
		return {
			figures: {
				rounds,
				...seen,
				"surprises logged": faultsLogged,
				"log lines with them": found.length,
			},
			faults: faults.list(),
		};
	});
}

const tables = ["consultation_submissions", "reference_files", '"Thank you and notes"'];
const breaking = tables
	.map((table, index) => {
		const quoted = index === 0 ? "new.email" : index === 1 ? "new.name" : "new.message";
		return `create trigger broken_${index} before insert on ${table}
			begin select raise(abort, 'broken') where ${quoted} is not null; end;`;
	})
	.join("\n");
const mending = tables.map((_, index) => `drop trigger broken_${index};`).join("\n");

async function announce(origin: string, bytes: number): Promise<string> {
	const { headers: answered } = await createUpload(origin, bytes, `${canary}.jpg`, {
		from: freshAddress(),
	});
	return answered.location ?? "/";
}

async function sendBroken(origin: string): Promise<void> {
	for (const text of [
		`GET /${canary} HTTP/1.1\r\nHost: localhost\r\nbroken ${canary}\r\n\r\n`,
		`${writeHead(origin, "POST /api/notes", { "Content-Length": 900 })}{"message":"${canary}`,
		`${writeHead(origin, "POST /consultation", { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 900 })}--b\r\nContent-Disposition: form-data; name="${canary}`,
	]) {
		const { socket, ended } = await openRaw(origin);
		socket.write(text);
		await Promise.race([ended, wait(200)]);
		socket.destroy();
	}
}
