import { expect, it } from "vitest";
import { isChallenge, makeChallenge } from "./challenges.server.ts";

const make = () => makeChallenge("key", "sign-in").toString("base64url");
const minute = 60 * 1000;

it("holds for five minutes", () => {
	const challenge = make();
	expect(isChallenge("key", "sign-in", challenge)).toBe(true);
	expect(isChallenge("key", "sign-in", challenge, Date.now() + 4 * minute)).toBe(true);
	expect(isChallenge("key", "sign-in", challenge, Date.now() + 5 * minute)).toBe(false);
});

it("holds for one purpose, and only as it was made", () => {
	const challenge = make();
	expect(isChallenge("key", "add", challenge)).toBe(false);
	expect(isChallenge("another key", "sign-in", challenge)).toBe(false);
	const bytes = Buffer.from(challenge, "base64url");
	for (const place of [0, 20, bytes.length - 1]) {
		const spoilt = Buffer.from(bytes);
		spoilt.writeUInt8(spoilt.readUInt8(place) ^ 1, place);
		expect(isChallenge("key", "sign-in", spoilt.toString("base64url"))).toBe(false);
	}
	for (const other of ["", "AAAA", challenge.slice(0, 30)]) {
		expect(isChallenge("key", "sign-in", other)).toBe(false);
	}
});
