import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, test } from "vitest";
import { account, signIn } from "../artist.ts";
import { validRequest } from "../requests.ts";
import { prepareStories, type Visitor, visit } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();
let other: Server;
let otherAddress: string;
let page = "";

beforeAll(async () => {
	other = createServer((_request, response) => {
		response.setHeader("Content-Type", "text/html");
		response.end(page);
	});
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	// Same machine, but another site to a browser.
	otherAddress = `http://localhost:${(other.address() as AddressInfo).port}/`;
	await signIn(stories.site);
});
afterAll(async () => {
	other?.close();
});

/** In the browser of the artist, who is signed in. */
async function visitSignedIn(): Promise<Visitor> {
	const { address } = stories.site;
	const visitor = await visit(stories.browser, `${address}/sign-in`);
	const { page } = visitor;
	await page.getByLabel("Email address").fill(account.email);
	await page.getByLabel("Password").fill(account.password);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await page.waitForURL(`${address}/admin`);
	return visitor;
}

async function readState() {
	const { db } = stories.site.database;
	return {
		requests: (await db.selectFrom("consultation_submissions").select("id").execute()).length,
		notes: (await db.selectFrom("Thank you and notes").select("id").execute()).length,
		files:
			(await stories.site.files.listKept()).length +
			(await stories.site.files.listIncoming()).length,
		count: await db.selectFrom("visitor_count").select("count").execute(),
		artist: await db.selectFrom("artist").selectAll().execute(),
		sessions: await db.selectFrom("sessions").select("token_hash").execute(),
	};
}

const targets = [
	"/api/consultations",
	"/api/notes",
	"/api/visitor-count",
	"/consultation",
	"/sign-in",
	"/sign-out",
	"/admin/data",
	"/admin/account",
	"/request/lost",
	"/?index",
];
const encodings = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];

test("no form of another site changes anything here", async () => {
	const visitor = await visitSignedIn();
	const before = await readState();
	const answers: number[] = [];
	for (const [at, target] of targets.entries()) {
		const encoding = encodings[at % encodings.length];
		const inputs = Object.entries({ ...validRequest, message: "hello", part: "sessions" })
			.map(([name, value]) => `<input name="${name}" value="${value}">`)
			.join("");
		page = `<form method="post" action="${stories.site.address}${target}" enctype="${encoding}">${inputs}</form><script>document.forms[0].submit()</script>`;
		const answered = visitor.page.waitForResponse(
			(response) =>
				response.url() === stories.site.address + target && response.request().method() === "POST",
		);
		await visitor.page.goto(otherAddress, { waitUntil: "commit" });
		answers.push((await answered).status());
		await visitor.page.waitForURL(stories.site.address + target);
	}
	expect((await visitor.page.goto(`${stories.site.address}/admin`))?.url()).toMatch(/\/admin$/);
	await visitor.leave();
	expect(answers).toHaveLength(targets.length);
	expect(new Set(answers)).toEqual(new Set([403]));
	expect(await readState()).toEqual(before);
});

test("no script of another site does either, and none can frame this one", async () => {
	const visitor = await visitSignedIn();
	const before = await readState();
	page = `<iframe src="${stories.site.address}/"></iframe><img src="${stories.site.address}/api/visitor-count"><img src="${stories.site.address}/sign-out"><script>
		const send = (path, options) => fetch("${stories.site.address}" + path, { mode: "no-cors", credentials: "include", ...options }).catch(() => {});
		Promise.all([
			send("/api/visitor-count", { method: "POST" }),
			send("/api/notes", { method: "POST", body: '{"message":"hello"}' }),
			send("/api/consultations", { method: "POST", body: ${JSON.stringify(JSON.stringify(validRequest))} }),
			send("/api/uploads", { method: "POST" }),
			send("/?index", { method: "POST", body: new URLSearchParams() }),
			send("/sign-out", { method: "POST", body: new URLSearchParams() }),
			send("/admin/account", { method: "POST", body: new URLSearchParams({ part: "sessions" }) }),
		]).then(() => { document.title = "done" });
	</script>`;
	await visitor.page.goto(otherAddress);
	await expect(visitor.page).toHaveTitle("done");
	expect(await readState()).toEqual(before);
	const frames = visitor.page.frames().filter((frame) => frame !== visitor.page.mainFrame());
	for (const frame of frames) expect(frame.url()).not.toContain(stories.site.address);
	await expect.poll(() => visitor.complaints.join()).toMatch(/frame/i);
	await visitor.leave();
});
