import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { href } from "react-router";
import { callApi } from "../../network/call-api.ts";
import { type Attempt, describeRefusal } from "./use-passkey.ts";

/** @param autofill the browser offers passkeys in the address field, and waits. @returns where to go */
export async function signInWithPasskey(
	back: string,
	{ autofill }: { autofill: boolean },
): Promise<Attempt<string>> {
	const path = href("/sign-in/passkey");
	const asked = await callApi<PublicKeyCredentialRequestOptionsJSON>(path);
	if (!asked.ok) return asked;
	let json: AuthenticationResponseJSON;
	try {
		const { startAuthentication } = await import("@simplewebauthn/browser");
		json = await startAuthentication({ optionsJSON: asked.body, useBrowserAutofill: autofill });
	} catch (error) {
		return describeRefusal(error);
	}
	const answer = await callApi<{ to: string }>(`${path}?back=${encodeURIComponent(back)}`, {
		method: "POST",
		json,
		takes: { status: 200, fields: { to: "string" } },
	});
	return answer.ok ? { ok: true, done: answer.body.to } : answer;
}
