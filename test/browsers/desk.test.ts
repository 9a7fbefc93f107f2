import type { RouteConfigEntry } from "@react-router/dev/routes";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { makeSetupToken } from "../../app/sign-in/setup-links.server.ts";
import { signIn } from "../artist.ts";
import { drawJpeg } from "../media.ts";
import { type ClientPage, openRequestPage } from "../request-page.ts";
import { upload } from "../tus.ts";
import { button, field, link } from "./find-control.ts";
import { inspectPage } from "./inspect-page.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

let cookie = "";
let client: ClientPage;
let setUp = "";
beforeAll(async () => {
	const { site } = visitor;
	const { Cookie = "" } = await signIn(site);
	cookie = Cookie;
	const file = await upload(site.address, await drawJpeg(), "arm.jpg");
	const planned_size = "10 x 15 cm";
	client = await openRequestPage(site, { uploads: [file], planned_size, design_idea: "A heron" });
	setUp = await makeSetupToken(site.database.db);
});

const pagesOf = (folder: string) => listPages(routes).filter((path) => path.startsWith(folder));

describe("on a phone", () => {
	/** Added behind the browser: without TLS, WebKit keeps no Secure cookie. */
	beforeEach(() => visitor.door.add({ Cookie: cookie }));

	test.each(pagesOf("admin"))("the artist's /%s is whole", async (pattern) => {
		await visitor.open(`/${pattern.replace(":id", client.id)}`);
		expect(await visitor.evaluate(inspectPage)).toEqual([]);
	});

	test("the artist reads a request and adds a note", async () => {
		await visitor.open("/admin");
		await visitor.click(link("Test Visitor"));
		await visitor.fill(field("New note"), "Prefers mornings");
		await visitor.click(button("Add note"));
		await visitor.until(() =>
			[...document.querySelectorAll("li p")].some((one) => one.textContent === "Prefers mornings"),
		);
	});
});

test.each([...pagesOf("request"), ...pagesOf("sign-in")])(
	"/%s is whole on a phone",
	async (pattern) => {
		const token = pattern.startsWith("sign-in") ? setUp : client.token;
		await visitor.open(`/${pattern.replace(":token", token)}`);
		expect(await visitor.evaluate(inspectPage)).toEqual([]);
	},
);

function listPages(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ path, file, children }) => [
		...(path && file.endsWith(".tsx") ? [path] : []),
		...listPages(children ?? []),
	]);
}
