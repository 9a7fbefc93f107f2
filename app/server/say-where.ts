import { isSecureOrigin } from "./clients/is-this-machine.ts";
import type { Config } from "./config.server.ts";

/** @returns what a start prints about the site's address */
export function sayWhere({ publicOrigin }: Config, address: string): string[] {
	const here = `Linework is at ${address}/`;
	if (!publicOrigin) {
		return [
			here,
			"PUBLIC_ORIGIN is not set: only this machine and its own network can visit, browsers sign in on this machine alone, and letters bring no links to a client's page. Set it to the address that visitors use, such as https://studio.example.com.",
		];
	}
	const said = [here, `Visitors see it at ${publicOrigin}/`];
	if (isSecureOrigin(publicOrigin)) return said;
	return [
		...said,
		"PUBLIC_ORIGIN is neither HTTPS nor this machine: browsers will not let anybody sign in.",
	];
}
