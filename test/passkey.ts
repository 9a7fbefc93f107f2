import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { addPasskey } from "../app/sign-in/passkeys/passkeys.server.ts";
import type { openBrowser } from "./artist.ts";
import type { Answer } from "./call.ts";
import type { TestSite } from "./site.ts";

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/** Adds a passkey to the account. @returns how a browser signs in with it */
export async function openAuthenticator(site: TestSite) {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	// CBOR of a COSE key for ES256 on P-256.
	const cose = [
		Buffer.from("a5010203262001215820", "hex"),
		Buffer.from(x, "base64url"),
		Buffer.from("225820", "hex"),
		Buffer.from(y, "base64url"),
	];
	const id = randomBytes(16).toString("base64url");
	const public_key = Buffer.concat(cose).toString("base64url");
	const { db } = site.database;
	await addPasskey(db, { id, device: "Test", public_key, counter: 0, transports: "internal" });

	return async (browser: ReturnType<typeof openBrowser>): Promise<Answer> => {
		// Passkeys need a name.
		const { port } = new URL(site.address);
		const origin = `http://localhost:${port}`;
		const headers = { Host: `localhost:${port}`, Origin: origin };
		const asked = await browser.send("/sign-in/passkey", { headers });
		const client = { type: "webauthn.get", challenge: asked.json().challenge, origin };
		const clientDataJSON = Buffer.from(JSON.stringify({ ...client, crossOrigin: false }));
		// The user is there and verified; no count of uses.
		const authenticatorData = Buffer.concat([sha256("localhost"), Buffer.from([5, 0, 0, 0, 0])]);
		const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
		const response = {
			clientDataJSON: clientDataJSON.toString("base64url"),
			authenticatorData: authenticatorData.toString("base64url"),
			signature: sign("sha256", signed, privateKey).toString("base64url"),
		};
		const json = { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
		return browser.send("/sign-in/passkey", { method: "POST", json, headers });
	};
}
