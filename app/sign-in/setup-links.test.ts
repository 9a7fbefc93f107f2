import { expect, it } from "vitest";
import { writeSetupLink } from "./setup-links.server.ts";

it.each([
	[null, "http://127.0.0.1:3000", "http://localhost:3000"],
	[null, "http://[::]:4000", "http://localhost:4000"],
	[null, "http://192.0.2.1:3000", "http://192.0.2.1:3000"],
	["https://studio.example.com", "http://127.0.0.1:3000", "https://studio.example.com"],
])(
	"with the public origin %s, the link of a site at %s begins with %s",
	(publicOrigin, address, start) => {
		expect(writeSetupLink("token", { publicOrigin, address })).toBe(`${start}/sign-in/first/token`);
	},
);
