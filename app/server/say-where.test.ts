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
