import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	scrypt,
	timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";
import { CopyLocked, damaged } from "./copy-refused.ts";
import { cutChunks } from "./cut-chunks.ts";

type Bytes = AsyncIterable<Uint8Array>;

// The file format of `age` (age-encryption.org/v1) with a passphrase, so that any copy can be opened without this site.
const version = "age-encryption.org/v1";
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const usualWork = 17;
const mostWork = 20;
const header =
	/^age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n---(?= ([\w+/]{43})\n)/;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

export function isEncrypted(start: Uint8Array): boolean {
	return Buffer.from(start).toString("latin1").startsWith(`${version}\n`);
}

/** @param work of the passphrase's derivation, as a power of two */
export async function* encrypt(
	source: Bytes,
	passphrase: string,
	work = usualWork,
): AsyncGenerator<Buffer> {
	const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(16)];
	const wrapped = sealChunk(await wrapWith(passphrase, salt, work), Buffer.alloc(12), fileKey);
	const signed = `${version}\n-> scrypt ${write(salt)} ${work}\n${write(wrapped)}\n---`;
	yield Buffer.from(`${signed} ${write(sign(fileKey, signed))}\n`);
	yield nonce;
	const key = expand(fileKey, nonce, "payload");
	let index = 0;
	for await (const { bytes, isLast } of cutChunks(source, chunkBytes)) {
		yield sealChunk(key, countChunk(index, isLast), bytes);
		index += 1;
	}
}

/** @throws CopyRefused for another passphrase, and for damage at any place, a missing end included */
export async function* decrypt(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
	const chunks = source[Symbol.asyncIterator]();
	let start = Buffer.alloc(0);
	while (start.length < 1024) {
		const next = await chunks.next();
		if (next.done) break;
		start = Buffer.concat([start, next.value]);
	}
	const text = start.toString("latin1");
	const [signed = "", salt = "", steps = "", wrapped = "", mac = ""] = header.exec(text) ?? [];
	if (!signed || Number(steps) > mostWork) throw damaged();
	const wrapping = await wrapWith(passphrase, read(salt), Number(steps));
	const fileKey = openChunk(wrapping, Buffer.alloc(12), read(wrapped));
	if (!fileKey) {
		throw new CopyLocked(
			"The copy cannot be opened with this BACKUP_KEY. Either it was made with another one, or it is damaged.",
		);
	}
	if (!timingSafeEqual(sign(fileKey, signed), read(mac))) throw damaged();
	const body = signed.length + mac.length + 2;
	const key = expand(fileKey, start.subarray(body, body + 16), "payload");
	const rest = async function* () {
		yield start.subarray(body + 16);
		try {
			for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
		} finally {
			await chunks.return?.();
		}
	};
	let index = 0;
	for await (const { bytes, isLast } of cutChunks(rest(), chunkBytes + tagBytes)) {
		const opened = openChunk(key, countChunk(index, isLast), bytes);
		if (!opened) throw damaged();
		yield opened;
		index += 1;
	}
}

function wrapWith(passphrase: string, salt: Buffer, steps: number): Promise<Buffer> {
	const salted = Buffer.concat([Buffer.from(`${version}/scrypt`), salt]);
	return derive(passphrase, salted, 32, { N: 2 ** steps, r: 8, p: 1, maxmem: 2 ** (steps + 11) });
}

function expand(fileKey: Buffer, salt: Buffer, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", fileKey, salt, purpose, 32));
}

function sign(fileKey: Buffer, text: string): Buffer {
	const key = expand(fileKey, Buffer.alloc(0), "header");
	return createHmac("sha256", key).update(text).digest();
}

function countChunk(index: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(index, 5, 6);
	nonce[11] = isLast ? 1 : 0;
	return nonce;
}

function sealChunk(key: Buffer, nonce: Buffer, bytes: Uint8Array): Buffer {
	const cipher = createCipheriv("chacha20-poly1305", key, nonce, { authTagLength: tagBytes });
	return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null {
	if (sealed.length < tagBytes) return null;
	const cipher = createDecipheriv("chacha20-poly1305", key, nonce, { authTagLength: tagBytes });
	cipher.setAuthTag(sealed.subarray(-tagBytes));
	const opened = cipher.update(sealed.subarray(0, -tagBytes));
	try {
		return Buffer.concat([opened, cipher.final()]);
	} catch {
		return null;
	}
}

function write(bytes: Buffer): string {
	return bytes.toString("base64").replaceAll("=", "");
}

function read(text: string): Buffer {
	return Buffer.from(text, "base64");
}
