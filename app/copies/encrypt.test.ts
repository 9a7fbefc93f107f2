import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decrypt, encrypt, isEncrypted } from "./encrypt.server.ts";

const passphrase = "a passphrase for tests";

/** By the npm package age-encryption 0.3.1. */
const sample =
	"YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBNRk1UR3l6NDZvUjIybHlaajFFSmdnIDEwClRGMzRML25kTGlYNzlOYUViaTNISTNya09HMTJxcUlVeGpTRHdrOUhxS1kKLS0tIDNnenVRMEY0R1ZDQ05OY1ZVRnlYNU1tY01nbmcyd0RkYmlPc1VUS28yYjAKNcvlObPF3LK7/nBtZ38Z39rRhIJ0upF8omNWzQ3zoO++xMnbhEUmq3DPH11C5MW0uos=";

async function gather(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of source) chunks.push(chunk);
	return Buffer.concat(chunks);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const open = (bytes: Buffer, key = passphrase) => gather(decrypt(inPieces(bytes, 10_000), key));

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])("%i bytes come back", async (length) => {
	const plain = randomBytes(length);
	const sealed = await gather(encrypt(inPieces(plain, 7_000), passphrase, 4));
	expect(isEncrypted(sealed)).toBe(true);
	expect(await open(sealed)).toEqual(plain);
});

test("a file of another implementation of age is opened", async () => {
	const sealed = Buffer.from(sample, "base64");
	expect((await open(sealed)).toString()).toBe("a copy of the site");
});

test("another passphrase, a changed byte and a missing end are refused", async () => {
	const sealed = await gather(encrypt(inPieces(randomBytes(140_000), 50_000), passphrase, 4));
	await expect(open(sealed, "another passphrase")).rejects.toThrow("with this BACKUP_KEY");
	for (const at of [3, 90, 130, 170, 300, 70_000, sealed.length - 1]) {
		const changed = Buffer.from(sealed);
		changed[at] = (changed[at] ?? 0) ^ 1;
		await expect(open(changed), `byte ${at}`).rejects.toThrow("damaged");
	}
	const header = sealed.indexOf("---") + 48;
	const chunk = 65_536 + 16;
	for (const length of [100, header, header + 16, header + 16 + chunk, sealed.length - 1]) {
		await expect(open(sealed.subarray(0, length)), `${length} bytes`).rejects.toThrow("damaged");
	}
});
