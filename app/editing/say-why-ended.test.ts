import { afterEach, expect, test, vi } from "vitest";
import { getToast } from "../ui/toast/toast-store.ts";
import { sayWhyEnded } from "./say-why-ended.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["signed out", 401, { code: "session_missing" }, "You Were Signed Out"],
	["still signed in", 200, { user: {} }, "Your Drafts Did Not Load"],
	["unknown to a server in need", 500, { code: "internal" }, "Your Drafts Did Not Load"],
])("an artist who is %s reads so", async (_, status, body, title) => {
	vi.stubGlobal("location", { pathname: "/about" });
	vi.stubGlobal("fetch", async () => Response.json(body, { status }));
	await sayWhyEnded();
	expect(getToast()?.title).toBe(title);
});
