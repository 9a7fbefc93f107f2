import { expect, it } from "vitest";
import { readConfig } from "./config.server.ts";
import { sayWhere } from "./say-where.ts";

it.each([
	[{}, true],
	[{ PUBLIC_ORIGIN: "https://studio.example.com" }, false],
])("with %j warns about visitors' addresses: %s", (env, warns) => {
	const said = sayWhere(readConfig(env), "http://127.0.0.1:3000").join("\n");
	expect(said.includes("PUBLIC_ORIGIN is not set")).toBe(warns);
});

it.each([
	["http://studio.example.com", true],
	["https://studio.example.com", false],
	["http://localhost:3000", false],
	["http://127.0.0.1:3000", false],
	["http://[::1]:3000", false],
	["http://studio.localhost", false],
])("%s as the address warns that nobody can sign in: %s", (PUBLIC_ORIGIN, warns) => {
	const said = sayWhere(readConfig({ PUBLIC_ORIGIN }), "http://127.0.0.1:3000").join("\n");
	expect(said.includes("will not let anybody sign in")).toBe(warns);
});
