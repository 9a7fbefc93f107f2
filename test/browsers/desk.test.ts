import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../artist.ts";
import { type FilledDesk, fillDesk } from "../filled-desk.ts";
import { listedRoutes } from "../listed-routes.ts";
import { openRequestPage } from "../request-page.ts";
import { button, field, link, words } from "./find-control.ts";
import { inspectLargeText } from "./inspect-large-text.ts";
import { inspectPage } from "./inspect-page.ts";
import { listViolations } from "./list-violations.ts";
import { showAsPrinted } from "./show-as-printed.ts";
import { desk, phone, prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

let artist: Record<string, string>;
let fill: FilledDesk["fill"];
beforeAll(async () => {
	artist = await signIn(visitor.site);
	({ fill } = await fillDesk(visitor.site, artist));
});

const pages = listedRoutes.filter(({ file }) => file.endsWith(".tsx")).map(({ path }) => path);
const pagesOf = (folder: string) => pages.filter((path) => path.split("/")[0] === folder);

async function expectWhole(pattern: string, headers: Record<string, string> = {}): Promise<void> {
	const path = fill(pattern);
	const { status } = await visitor.site.call(path, { headers });
	expect(status).toBe(path.endsWith("*") ? 404 : 200);
	await visitor.open(path);
	for (const size of [phone, desk]) {
		await visitor.resize(size);
		expect(await visitor.evaluate(inspectPage), `${size.width} px`).toEqual([]);
		expect(await listViolations(visitor), `${size.width} px`).toEqual([]);
	}
	await visitor.resize({ width: 320, height: 568 });
	expect(await visitor.evaluate(inspectLargeText)).toEqual([]);
}

describe("signed in", () => {
	/** Added behind the browser: without TLS, WebKit keeps no Secure cookie. */
	beforeEach(() => visitor.door.add({ Cookie: artist.Cookie ?? "" }));

	test.each(pagesOf("admin"))(
		"the artist's /%s is whole on a phone and a desk, with large text too",
		(pattern) => expectWhole(pattern, artist),
	);

	test("a filter that is chosen from More has room with large text", async () => {
		await visitor.open("/admin?show=deposit-received");
		await visitor.resize({ width: 320, height: 568 });
		expect(await visitor.evaluate(inspectLargeText)).toEqual([]);
	});

	test("the artist reads a request, adds a note and prints it", async () => {
		const { site } = visitor;
		const read_at = new Date().toISOString();
		await site.database.db.updateTable("request_progress").set({ read_at }).execute();
		await openRequestPage(site, {
			...{ first_name: "Unread", email: "unread@example.com", design_idea: "אנפה על הזרוע" },
		});
		await visitor.open("/admin");
		await visitor.until(isMarkedUnread, true);
		expect(await visitor.evaluate(isFromTheRight, "אנפה על הזרוע")).toBe(true);
		await visitor.click(link("Unread Visitor"));
		await visitor.see(field("New note"));
		expect(await visitor.evaluate(isFromTheRight, "אנפה על הזרוע")).toBe(true);
		await visitor.fill(field("New note"), "Prefers mornings");
		await visitor.click(button("Add Note"));
		await visitor.until(() =>
			[...document.querySelectorAll("li p")].some((one) => one.textContent === "Prefers mornings"),
		);
		await visitor.until(isMarkedUnread, false);
		const printed = await visitor.evaluate(showAsPrinted);
		expect(printed.controls).toEqual([]);
		for (const text of ["Unread Visitor", "unread@example.com", "Prefers mornings"]) {
			expect(printed.text).toContain(text);
		}
	});

	test("the artist erases a person", async () => {
		const { site } = visitor;
		const email = "gone@example.com";
		await openRequestPage(site, { email });
		await visitor.open("/admin/data");
		await visitor.fill(field("Email address"), email);
		await visitor.click(button("Look Up"));
		await visitor.see(words("1 request and 0 notes"));
		await visitor.fill(field("To erase it all"), "other@example.com");
		await visitor.click(button("Erase for Good"));
		await visitor.see(words("Nothing was erased."));
		expect(await visitor.evaluate(inspectPage)).toEqual([]);
		expect(await listViolations(visitor)).toEqual([]);
		await visitor.fill(field("To erase it all"), email);
		await visitor.click(button("Erase for Good"));
		await visitor.see(words("1 request, 0 files and 0 notes."));
		expect(await listViolations(visitor)).toEqual([]);
		const left = await site.database.db
			.selectFrom("consultation_submissions")
			.select("id")
			.where("email", "=", email)
			.execute();
		expect(left).toEqual([]);
	});
});

test.each([...pagesOf("request"), ...pagesOf("sign-in")])(
	"/%s is whole on a phone and a desk, with large text too",
	(pattern) => expectWhole(pattern),
);

/** Runs in the page. */
function isFromTheRight(text: string): boolean {
	const shown = [...document.querySelectorAll("p")].find((one) => one.textContent === text);
	if (!shown) throw new Error("It is not shown");
	const range = document.createRange();
	range.selectNodeContents(shown);
	return range.getBoundingClientRect().right > shown.getBoundingClientRect().right - 1;
}

/** Runs in the page: the tab's title and its icon. */
function isMarkedUnread(wanted: boolean): boolean {
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
	const isDrawn = icon?.href.startsWith("data:image/png") ?? false;
	return isDrawn === wanted && document.title.startsWith("(1) ") === wanted;
}
