import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Db } from "../../db/database.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { nameCredential } from "./add-passkey.server.ts";
import {
	isChallenge,
	makeChallenge,
	readChallengeKey,
	spendChallenge,
} from "./challenges.server.ts";
import { findPasskey, notePasskeyUse } from "./passkeys.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";
import { readSignedChallenge } from "./signed-challenge.server.ts";

/** Names no passkey: a stranger would learn which there are. */
export async function askForPasskey(
	db: Db,
	{ id }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
	return generateAuthenticationOptions({
		rpID: id,
		challenge: makeChallenge(await readChallengeKey(db), "sign-in"),
		userVerification: "required",
	});
}

/** @throws Refusal if the answer is no passkey of the artist */
export async function checkPasskey(
	db: Db,
	{ id, origin }: RelyingParty,
	answer: Record<string, unknown>,
): Promise<void> {
	const passkey = await findPasskey(db, String(answer.id));
	if (!passkey) {
		throw new Refusal(422, "passkey_unknown", "This passkey was removed. Use your password.");
	}
	const key = await readChallengeKey(db);
	const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
	const verified = await verifyAuthenticationResponse({
		response: answer as unknown as AuthenticationResponseJSON,
		expectedChallenge: (challenge) => isChallenge(key, "sign-in", challenge),
		expectedOrigin: origin,
		expectedRPID: id,
		credential: {
			...nameCredential(passkey),
			publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
			counter: passkey.counter,
		},
	}).catch(() => null);
	const isRight =
		verified?.verified &&
		(await spendChallenge(db, readSignedChallenge(answer))) &&
		(await notePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter));
	if (!isRight) {
		throw new Refusal(422, "passkey_refused", "That took too long or went wrong. Try again.");
	}
}
