import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readDataFolder } from "../../test/data-folder.ts";
import { drawJpeg } from "../../test/media.ts";
import { commandEnv } from "../../test/processes.ts";
import { newAddress, submission, validRequest } from "../../test/requests.ts";
import { engines, openForOneTest, openTestSite, stores, type TestSite } from "../../test/site.ts";
import { isFileKept, listFolders, readKept, storeRequests } from "../../test/stored-files.ts";
import { upload } from "../../test/tus.ts";
import { saveAnswerDraft } from "../admin/answer/answer-drafts.server.ts";
import { readAnswerFields } from "../admin/answer/answer-fields.ts";
import { addAppointment } from "../appointments/appointments.server.ts";
import { commit } from "../db/commit.server.ts";
import { openDatabase } from "../db/database.server.ts";
import { personalTables } from "../db/snapshot.server.ts";
import { addLetter } from "../mail/outbox.server.ts";
import { erase, erasePerson, finishErasing } from "./erase.server.ts";
import { makeRequestLink } from "./links.server.ts";
import { findPerson, isWholeAddress } from "./person.server.ts";
import { addEvent } from "./progress/events.server.ts";
import { saveTerms } from "./terms/terms.server.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

describe.each(stores)("erasing one person on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const call = (name: string, email: string) =>
		run(
			process.execPath,
			[join(root, `scripts/${name}.ts`), ...(email ? ["--email", email] : [])],
			{
				env: {
					...process.env,
					...site.env,
				},
			},
		);
	const send = async (who: Record<string, string>) => {
		const from = newAddress();
		const id = await upload(site.address, await drawJpeg(), `${who.first_name}.jpg`, { from });
		const bytes = await readKept(site, id);
		const key = crypto.randomUUID();
		const sent = await site.call("/api/consultations", {
			...submission(
				{ ...who, design_idea: `for ${who.first_name}`.repeat(50), uploads: [id] },
				key,
			),
			from,
		});
		expect(sent.status).toBe(201);
		// The tables before a picture's pixels are the same in many files.
		return { id: String(sent.json().id), key, picture: bytes.subarray(-200, -140) };
	};
	/** Additions of the client and the artist after the request. */
	const addLater = async (id: string, text: string) => {
		const { db } = site.database;
		const times = { starts_at: "2099-12-04T14:00:00.000Z", ends_at: "2099-12-04T15:00:00.000Z" };
		await commit(db, async (trx) => {
			await makeRequestLink(trx, id);
			await addEvent(trx, id, { by: "client", kind: "words", text });
			await addEvent(trx, id, { by: "artist", kind: "note", text });
			await saveTerms(trx, id, { quote_text: text });
			await addAppointment(trx, id, { ...times, place: text }, "proposed");
		});
		await saveAnswerDraft(
			db,
			id,
			readAnswerFields(() => text),
		);
	};
	const sendNote = async (json: { message: string; email?: string }) => {
		const key = crypto.randomUUID();
		const headers = { "Idempotency-Key": key };
		const sent = await site.call("/api/notes", {
			method: "POST",
			json,
			from: newAddress(),
			headers,
		});
		expect(sent.status).toBe(201);
		return key;
	};
	const findInData = (wanted: string | Uint8Array) =>
		listFolders(site.config)
			.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.filter((path) => readFileSync(path).includes(wanted) || path.includes(String(wanted)));
	const countRows = async () => {
		const rows = await site.database.db
			.selectFrom("consultation_submissions")
			.select("email")
			.execute();
		return rows.map(({ email }) => email);
	};

	it("removes every byte of them and nothing of anybody else", async () => {
		const gone = { first_name: "CanaryName", last_name: "CanaryLast", email: "Canary@Example.com" };
		const stays = { first_name: "Somebody", last_name: "Else", email: "else@example.com" };
		const first = await send(gone);
		const other = await send(stays);
		await send({ ...gone, email: "canary@example.com" });
		await addLater(first.id, "CanaryLater");
		const noteKeys = [];
		for (const note of [
			{ message: "write to CANARY@example.com" },
			{ message: "CanaryQuestion", email: "CANARY@example.com" },
			{ message: "thank you" },
			{ message: "another question", email: "else@example.com" },
			{ message: "write to notcanary@EXAMPLE.com" },
		]) {
			noteKeys.push(await sendNote(note));
		}

		const link = {
			kind: "link" as const,
			recipient: "CANARY@example.com",
			subject: "CanarySubject",
			text: "Hello",
			requestId: null,
		};
		await commit(site.database.db, (trx) => addLetter(trx, link));
		const { rows: before } = await readDataFolder(site);
		for (const table of personalTables) expect(before[table], table).not.toEqual([]);
		const { stdout } = await call("erase", " <canary@EXAMPLE.com>");
		expect(stdout).toContain("Erased: 2 requests, 2 files, 2 notes, 3 letters.");
		for (const trace of [
			"CanaryName",
			"CanaryLast",
			"Canary@Example.com",
			"canary@example.com",
			"CANARY@",
			"CanaryQuestion",
			"CanarySubject",
			"CanaryLater",
			...noteKeys.slice(0, 2),
			first.key,
			first.picture,
		]) {
			expect(findInData(trace), String(trace)).toEqual([]);
		}
		const { rows: left } = await readDataFolder(site);
		expect(JSON.stringify(left)).not.toMatch(/Canary/);
		expect(JSON.stringify(left)).not.toContain(first.id);
		expect(await countRows()).toEqual(["else@example.com"]);
		expect(findInData(other.picture)).toHaveLength(1);
		const letters = await site.database.db.selectFrom("letters").select("recipient").execute();
		// The artist's: of the other's request, and of notes, without their words.
		expect(letters.map(({ recipient }) => recipient).sort()).toEqual(["", "", "else@example.com"]);
		const notes = await site.database.db.selectFrom("Thank you and notes").selectAll().execute();
		expect(notes.map(({ message }) => message).sort()).toEqual([
			"another question",
			"thank you",
			"write to notcanary@EXAMPLE.com",
		]);
		expect((await call("verify", "")).stdout).toContain("1 requests, 1 files\nAll is consistent.");
		const again = await call("erase", "canary@example.com");
		expect(again.stdout).toBe(
			"Nothing to erase: there are no requests or notes from canary@example.com, and no letters to that address.\n",
		);
		const acts = await site.database.db
			.selectFrom("audit_trail")
			.select("detail")
			.where("act", "=", "erased")
			.execute();
		expect(acts).toEqual([{ detail: "2 requests, 2 files, 2 notes" }]);
		expect((await site.call("/api/visitor-count")).status).toBe(200);
	});
});

it.each(["", "canary", "a b@example.com", "a@example.com,b@example.com"])(
	"%j is no whole address",
	(email) => {
		expect(isWholeAddress(email)).toBe(false);
	},
);

it("requires a whole address", async () => {
	const env = { ...commandEnv(), DATA_DIR: join(tmpdir(), "no-such-site") };
	const command = [join(root, "scripts/erase.ts"), "--email", "canary"];
	const erase = run(process.execPath, command, { env });
	await expect(erase).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining("npm run erase -- --email"),
	});
});

it.each(engines)(
	"takes no request again whose answer was lost before it was erased, on %s",
	async (engine) => {
		const site = await openTestSite(engine);
		const email = "lost@example.com";
		const request = {
			method: "POST",
			json: { ...validRequest, email },
			headers: { "Idempotency-Key": crypto.randomUUID() },
		};
		const send = () => site.call("/api/consultations", { ...request, from: newAddress() });
		expect((await send()).status).toBe(201);
		const person = await findPerson(site.database.db, email);
		await erase(site.database, site.files, person, { act: "erased" });
		const late = await send();
		expect(late.status).toBe(410);
		expect(late.text).toContain("This request has been erased.");
		expect((await findPerson(site.database.db, email)).requests).toEqual([]);
		await site.close();
	},
);

const openSite = openForOneTest();

it.each(engines)("is finished by another process after a kill, once, on %s", async (engine) => {
	const site = await openSite(engine);
	await storeRequests(site, 1);
	vi.spyOn(site.database, "scrub").mockRejectedValue(new Error("killed"));
	const erased = await erasePerson(site.database, site.files, validRequest.email);
	expect(erased).toMatchObject({ requests: 1, isUnfinished: true });
	const restarted = await openDatabase(site.config);
	const scrub = vi.spyOn(restarted, "scrub");
	await finishErasing(restarted, site.files, site.log);
	await finishErasing(restarted, site.files, site.log);
	expect(scrub).toHaveBeenCalledOnce();
	await restarted.close();
});

it.each(engines)("is not held up by another's stuck file, on %s", async (engine) => {
	const site = await openSite(engine);
	const { database, files } = site;
	const [stuck = "", file = ""] = await storeRequests(site, 2);
	const email = "other@example.com";
	await database.db
		.updateTable("consultation_submissions")
		.from("reference_files")
		.set({ email })
		.whereRef("consultation_submissions.id", "=", "submission_id")
		.where("reference_files.id", "=", file)
		.execute();
	const remove = files.removeKept;
	const removing = vi.spyOn(files, "removeKept").mockImplementation(async (id) => {
		if (id === stuck) throw new Error("denied");
		await remove(id);
	});
	const eraseAll = (of: string) => erasePerson(database, files, of);
	expect(await eraseAll(validRequest.email)).toMatchObject({ files: 1, isUnfinished: true });
	expect(await eraseAll(email)).toMatchObject({ files: 1, isUnfinished: false });
	expect(await isFileKept(site, file)).toBe(false);
	expect(await eraseAll(validRequest.email)).toMatchObject({ requests: 0, isUnfinished: true });
	const scrub = vi.spyOn(database, "scrub");
	await finishErasing(database, files, site.log);
	expect(scrub).not.toHaveBeenCalled();
	removing.mockRestore();
	await finishErasing(database, files, site.log);
	expect(await isFileKept(site, stuck)).toBe(false);
});
