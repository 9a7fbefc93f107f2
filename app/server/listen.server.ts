import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { writeHost } from "./clients/addresses.server.ts";
import { ConfigError } from "./config.server.ts";

/** @returns an address such as http://127.0.0.1:3000; not the public origin */
export function readAddress(server: Server, host: string): string {
	const { port } = server.address() as AddressInfo;
	return `http://${writeHost(host)}:${port}`;
}

/** @throws ConfigError that says what to change */
export function listen(
	server: Server,
	{ port, host }: { port: number; host: string },
): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", (error) => reject(explainListening(error, { port, host })));
		server.listen(port, host, resolve);
	});
}

function explainListening(
	error: NodeJS.ErrnoException,
	{ port, host }: { port: number; host: string },
): Error {
	const { code } = error;
	if (code === "EADDRINUSE") {
		return new ConfigError(`Port ${port} is taken. Choose another with PORT.`);
	}
	if (code === "EACCES") {
		return new ConfigError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`);
	}
	return new ConfigError(`HOST (${host}) is no address of this machine (${code}).`);
}
