import { createServer } from "node:http";
import { expect, it } from "vitest";
import { listen } from "./listen.server.ts";

it("says which HOST is no address of this machine", async () => {
	const refused = listen(createServer(), { port: 0, host: "no-such-host.invalid" });
	await expect(refused).rejects.toThrow(
		/^HOST \(no-such-host\.invalid\) is no address of this machine/,
	);
});
