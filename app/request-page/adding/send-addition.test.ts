import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getToast, removeToast } from "../../ui/toast/toast-store.ts";
import { type Added, sendAddition } from "./send-addition.ts";

const path = "/request/abc";

const look = (pathname: string) => vi.stubGlobal("location", { pathname });
const answer = (status: number, data: unknown) => ({
	status,
	statusText: "",
	internal: false,
	data,
});
const choose = (count: number) =>
	vi.stubGlobal("document", { querySelector: () => ({ files: { length: count } }) });
const fail = (error: unknown) => sendAddition(() => Promise.reject(error), path);

beforeEach(() => {
	// Of other tests.
	removeToast(getToast()?.id ?? "");
	look(path);
	choose(1);
});
afterEach(() => void vi.unstubAllGlobals());

describe("a message that could not be sent", () => {
	it.each<[string, unknown, boolean, string]>([
		[
			"refused before a route ran",
			answer(413, '{"code":"too_large","message":"That’s too large: the limit here is 520 MB."}'),
			false,
			"That’s too large: the limit here is 520 MB. What you wrote and chose is still here.",
		],
		[
			"fault",
			answer(500, { reference: "k3f9" }),
			false,
			"The problem is on my end. What you wrote and chose is still here. Please press Send again in a moment. Reference k3f9.",
		],
		[
			"a proxy's page",
			answer(413, "<h1>413</h1>"),
			false,
			"The problem is on my end. What you wrote and chose is still here. Please press Send again in a moment.",
		],
		[
			"lost",
			new TypeError("Failed to fetch"),
			true,
			"What you wrote and chose is still here. Please press Send again when you are connected.",
		],
	])("%s: says so", async (_, error, isLost, problem) => {
		const { data, init } = await fail(error);
		expect(data).toEqual({ isStored: false, isLost, problems: [problem] });
		expect(init?.status).toBe(503);
		expect(getToast()).toBeNull();
	});

	it("does not say that files are still here that a client who came back has to choose again", async () => {
		const { data } = await sendAddition(async () => {
			choose(0);
			throw new TypeError("Failed to fetch");
		}, path);
		expect(data.problems).toEqual([
			"What you wrote is still here; choose your files again. Please press Send again when you are connected.",
		]);
	});

	it("gives way to the error page where the request is gone", async () => {
		await expect(fail(answer(404, null))).rejects.toMatchObject({ status: 404 });
	});
});

describe("while another page is shown", () => {
	beforeEach(() => look("/about"));

	it("a toast says what went wrong, and leads back", async () => {
		await fail(new TypeError("Failed to fetch"));
		expect(getToast()).toMatchObject({
			tone: "error",
			title: "The connection was lost",
			link: { to: `${path}#add` },
		});
		await fail(answer(404, null));
		expect(getToast()?.text).toBe("The link to your request no longer works.");
		const partly: Added = { isStored: true, problems: ["“a.txt” is not a picture or video."] };
		await sendAddition(async () => partly, path);
		expect(getToast()).toMatchObject({
			title: "Not everything could be added",
			text: partly.problems[0],
		});
	});

	it("no toast says that it arrived, and its words are no longer kept", async () => {
		const removeItem = vi.fn();
		vi.stubGlobal("sessionStorage", { removeItem });
		await fail(new Response(null, { status: 303 }));
		expect(removeItem).toHaveBeenCalledWith("typing");
		expect(getToast()).toBeNull();
	});
});
