import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "./artist.ts";
import { documents } from "./documents.ts";
import { readPageForm } from "./page-form.ts";
import { submission } from "./requests.ts";
import { calls, pages } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const { phone, deposit } = documents.studio;
/** As written in links, in texts and in structured data; the form's example is another number. */
const oldPhone = [phone, phone.slice(-4).padStart(8, "555-")];
const paths = [
	...pages.map(({ path }) => path),
	...calls.filter(([, status]) => status === 200).map(([path]) => path),
];

async function readLetter(): Promise<string> {
	const { db } = site.database;
	await db.deleteFrom("letters").execute();
	const sent = await site.call("/api/consultations", submission());
	expect(sent.status).toBe(201);
	const letter = await db
		.selectFrom("letters")
		.selectAll()
		.where("kind", "=", "receipt")
		.executeTakeFirstOrThrow();
	return letter.subject + letter.text;
}

it("finds the former phone number and deposit nowhere, once the desk has published others", async () => {
	const headers = await signIn(site);
	const read = async () => {
		const answers = paths.map(async (path) => [path, (await site.call(path)).text] as const);
		return new Map([...(await Promise.all(answers)), ["letter", await readLetter()]]);
	};
	const findWith = (texts: Map<string, string>, words: string[]) =>
		[...texts].flatMap(([path, text]) => (words.some((one) => text.includes(one)) ? [path] : []));
	const before = await read();
	expect(findWith(before, oldPhone)).toEqual(
		expect.arrayContaining(["/", "/contact", "/llms.txt"]),
	);
	expect(findWith(before, [`$${deposit}`])).toEqual(
		expect.arrayContaining(["/drawing-and-deposit-policy", "/contact", "/consultation"]),
	);

	const post = async (path: string, form: URLSearchParams) => {
		const type = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
		const call = { method: "POST", headers: { ...headers, ...type }, body: form.toString() };
		expect((await site.call(path, call)).status).toBe(303);
	};
	const open = async (path: string, mark: string) =>
		readPageForm((await site.call(path, { headers })).text, mark);
	const form = await open("/admin/site/studio", 'name="_seen"');
	form.set("phone", "+19705550168");
	form.set("deposit", "275");
	await post("/admin/site/studio", form);
	expect((await site.call("/contact")).text).not.toMatch(/5550168|555-0168|\$275/);
	await post("/admin/site/review", await open("/admin/site/review", 'name="draft"'));

	const after = await read();
	expect(findWith(after, [...oldPhone, `$${deposit} `, `$${deposit}.`, `$${deposit}<`])).toEqual(
		[],
	);
	expect(findWith(after, ["+19705550168", "555-0168"])).toEqual(findWith(before, oldPhone));
	expect(findWith(after, ["$275"])).toEqual(findWith(before, [`$${deposit}`]));
});
