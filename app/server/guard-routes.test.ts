import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openChangedBuild } from "../../test/changed-build.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { Refusal, tooManyRequests } from "./refusal.server.ts";

const words = "That is a lot for now.";
const refuse = () => {
	throw tooManyRequests(7, words);
};
const fail = () => {
	throw new Error("secret");
};
const busy = () => {
	throw Object.assign(new Error("secret"), { code: "57P03" });
};

const ofPages = [
	["a loader", "loader", "about/about.route", "/about", "GET"],
	["an action", "action", "contact/contact.route", "/contact", "POST"],
	["a middleware", "middleware", "credits/credits.route", "/credits", "GET"],
	["the frame's middleware", "middleware", "root", "/about", "GET"],
] as const;
const ofCalls = [
	["a loader", "loader", "visitors/api-visitor-count.route", "/api/visitor-count", "GET"],
	["an action", "action", "notes/api-notes.route", "/api/notes", "POST"],
	["a middleware", "middleware", "sign-in/api-user.route", "/api/user", "GET"],
	["the frame's middleware", "middleware", "root", "/api/notes", "POST"],
] as const;

let site: TestSite;
let changed: Awaited<ReturnType<typeof openChangedBuild>>;
beforeAll(async () => {
	site = await openTestSite();
	changed = await openChangedBuild(site);
});
beforeEach(() => void site.logged.splice(0));
afterAll(async () => {
	changed.close();
	await site.close();
});

const ask = (path: string, method: string) =>
	changed.call(path, { method, headers: { Accept: "text/html" } });
const listLogged = () =>
	site.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);

describe.each(ofPages)("what %s of a page throws", (_, part, id, path, method) => {
	it("is shown on a page with its status and headers if expected", async () => {
		changed.replace({ [id]: part }, refuse);
		const answer = await ask(path, method);
		expect(answer.status).toBe(429);
		expect(answer.headers).toMatchObject({ "retry-after": "7", "cache-control": "no-store" });
		expect(answer.headers["content-type"]).toContain("text/html");
		expect(answer.text).toContain(words);
		// Middleware fails before the root loader has run, so the frame has no data.
		expect(answer.text).toContain(part === "middleware" ? "<main" : "<footer");
		expect(listLogged()).toEqual([]);
	});

	it("is an outage that passes if the database is busy", async () => {
		changed.replace({ [id]: part }, busy);
		const answer = await ask(path, method);
		expect(answer.status).toBe(503);
		expect(answer.headers["retry-after"]).toBe("5");
		expect(answer.text).toContain("The studio’s records are busy");
	});

	it("is in the data that a browser fetches too", async () => {
		changed.replace({ [id]: part }, refuse);
		const answer = await ask(`${path}.data`, method);
		expect(answer.status).toBe(429);
		expect(answer.headers["retry-after"]).toBe("7");
		expect(answer.text).toContain(words);
	});

	it("is logged once and shown with its reference if unexpected", async () => {
		changed.replace({ [id]: part }, fail);
		const answer = await ask(path, method);
		expect(answer.status).toBe(500);
		const [{ reference }, ...more] = listLogged();
		expect(more).toEqual([]);
		expect(answer.text).toContain(reference);
		expect(answer.text).not.toContain("secret");
	});
});

describe.each(ofCalls)("what %s of a call throws", (_, part, id, path, method) => {
	it("is answered with status, code and message if expected", async () => {
		changed.replace({ [id]: part }, () => {
			throw new Refusal(409, "taken", words, { fields: { name: ["Taken."] } });
		});
		const answer = await ask(path, method);
		expect(answer.status).toBe(409);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json()).toEqual({ code: "taken", message: words, fields: { name: ["Taken."] } });
		expect(listLogged()).toEqual([]);
	});

	it("has Retry-After if it is an outage", async () => {
		changed.replace({ [id]: part }, busy);
		const answer = await ask(path, method);
		expect(answer.status).toBe(503);
		expect(answer.headers["retry-after"]).toBe("5");
		expect(answer.json()).toMatchObject({ code: "busy" });
		expect(answer.text).not.toContain("secret");
	});

	it("is logged once and answered with its reference if unexpected", async () => {
		changed.replace({ [id]: part }, fail);
		const answer = await ask(path, method);
		expect(answer.status).toBe(500);
		const [{ reference }, ...more] = listLogged();
		expect(more).toEqual([]);
		expect(answer.json().message).toContain(reference);
		expect(answer.text).not.toContain("secret");
	});
});
