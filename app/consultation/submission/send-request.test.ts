import { afterEach, expect, it, vi } from "vitest";
import { sendRequest } from "./send-request.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(respond: () => Response): void {
	vi.stubGlobal("fetch", async (path: string) =>
		path === "/api/user" ? new Response(null, { status: 401 }) : respond(),
	);
}

it("counts as sent once the server returns its id", async () => {
	answerWith(() => Response.json({ id: "a", first_name: "Test" }, { status: 201 }));
	expect(await sendRequest({}, "key")).toEqual({ is: "sent" });
});

it.each([
	["empty", () => new Response(null, { status: 201 })],
	["a page that a network puts in between", () => new Response("<html>Sign in</html>")],
	["an answer without an id", () => Response.json({ message: "Fine" }, { status: 201 })],
])("may have arrived if the answer is %s", async (_, respond) => {
	answerWith(respond);
	expect(await sendRequest({}, "key")).toEqual({
		is: "failed",
		message: "An unexpected error occurred. Please try again.",
		fields: {},
		willRetry: false,
		unsure: true,
	});
});
