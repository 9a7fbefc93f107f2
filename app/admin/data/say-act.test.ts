import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sayAct, sayDetail } from "./say-act.ts";

it("says acts and states in words, and an id by its first eight signs", () => {
	const id = randomUUID();
	const request = `Request ${id.slice(0, 8)}`;
	expect(sayAct("state changed")).toBe("State changed");
	expect(sayAct("erased by retention")).toBe("Erased automatically");
	expect(sayDetail(`request ${id}: needs-info, by the client`)).toBe(
		`${request}: Needs info, by the client`,
	);
	expect(sayDetail(`request ${id}: booked again, by the artist`)).toBe(
		`${request}: Booked again, by the artist`,
	);
	expect(sayDetail("1 request, 0 files")).toBe("1 request, 0 files");
	expect(sayDetail("from another device")).toBe("From another device");
});
