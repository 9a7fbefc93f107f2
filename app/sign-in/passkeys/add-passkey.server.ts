import type {
	PublicKeyCredentialCreationOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Db } from "../../db/database.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import {
	isChallenge,
	makeChallenge,
	readChallengeKey,
	spendChallenge,
} from "./challenges.server.ts";
import { addPasskey, listPasskeys, type Passkey } from "./passkeys.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";
import { readSignedChallenge } from "./signed-challenge.server.ts";

/** EdDSA, ES256 and RS256. The library's own list asks Node for more, which warns about experiments. */
const algorithms = [-8, -7, -257];

/** The site has one account, so an authenticator keeps one passkey for it. */
const userID = new TextEncoder().encode("artist");

export async function describeNewPasskey(
	db: Db,
	party: RelyingParty,
	{ studio, email, name }: { studio: string; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const { generateRegistrationOptions } = await import("@simplewebauthn/server");
	return generateRegistrationOptions({
		rpID: party.id,
		rpName: studio,
		userID,
		userName: email,
		userDisplayName: name,
		challenge: makeChallenge(await readChallengeKey(db), "add"),
		supportedAlgorithmIDs: algorithms,
		excludeCredentials: (await listPasskeys(db)).map(nameCredential),
		// Sign-in asks for no address, so the authenticator has to know the account.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
}

/** @throws Refusal if the browser's answer proves nothing */
export async function keepNewPasskey(
	db: Db,
	{ id, origin }: RelyingParty,
	answer: Record<string, unknown>,
	device: string,
): Promise<void> {
	const key = await readChallengeKey(db);
	const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
	const verified = await verifyRegistrationResponse({
		response: answer as unknown as RegistrationResponseJSON,
		expectedChallenge: (challenge) => isChallenge(key, "add", challenge),
		expectedOrigin: origin,
		expectedRPID: id,
		supportedAlgorithmIDs: algorithms,
	}).catch(() => null);
	const credential = verified?.registrationInfo?.credential;
	if (!credential || !(await spendChallenge(db, readSignedChallenge(answer)))) {
		throw new Refusal(422, "passkey_refused", "That took too long or went wrong. Try again.");
	}
	await addPasskey(db, {
		id: credential.id,
		public_key: Buffer.from(credential.publicKey).toString("base64url"),
		counter: credential.counter,
		transports: (credential.transports ?? []).join(","),
		device,
	});
}

export function nameCredential({ id, transports }: Pick<Passkey, "id" | "transports">) {
	return {
		id,
		transports: transports.split(",").filter(Boolean),
	};
}
