import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createQueue } from "../server/queue.server.ts";
import { longestPassword } from "./password-length.ts";

const derive = promisify(argon2);

/** OWASP's second choice for argon2id; memory in KiB. */
const usualCost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Older accounts have no names and versions in it. */
const phc = /^\$?argon2id\$(?:v=19\$m=)?(\d+)[,$](?:t=)?(\d+)[,$](?:p=)?(\d+)\$([^$]+)\$([^$]+)$/;

/** @returns a PHC string */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
	const salt = randomBytes(16);
	const hash = await hash32(password, { ...cost, nonce: salt });
	const { memory, passes, parallelism } = cost;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
	if (password.length > longestPassword) return false;
	const [, memory, passes, parallelism, salt = "", hash = ""] = phc.exec(stored) ?? [];
	const wanted = Buffer.from(hash, "base64");
	const found = await hash32(password, {
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
		nonce: Buffer.from(salt, "base64"),
	});
	return timingSafeEqual(found, wanted);
}

const queue = createQueue();

/** Hashes one password at a time, since each takes 19 MB. Keyboards may send one character as different code points. */
function hash32(
	password: string,
	parameters: Omit<Argon2Parameters, "message" | "tagLength">,
): Promise<Buffer> {
	const message = password.normalize("NFKC");
	return queue(() => derive("argon2id", { ...parameters, message, tagLength: 32 }));
}

function encode(bytes: Buffer): string {
	return bytes.toString("base64").replaceAll("=", "");
}
