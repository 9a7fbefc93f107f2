import type {
	PublicKeyCredentialCreationOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { useState } from "react";
import { href, Link } from "react-router";
import { callApi } from "../../network/call-api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { type Attempt, describeRefusal, usePasskeySupport } from "./use-passkey.ts";

interface AddPasskeyButtonProps {
	kind: "solid" | "outline";
	onAdded: () => void;
}

export function AddPasskeyButton({ kind, onAdded }: AddPasskeyButtonProps) {
	const supported = usePasskeySupport();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<{ code: string; message: string }>();

	async function add() {
		setBusy(true);
		setProblem(undefined);
		const attempt = await addPasskey();
		setBusy(false);
		if (attempt.ok) onAdded();
		else setProblem(attempt);
	}

	if (supported === false) return <p>This browser doesn’t support passkeys.</p>;
	return (
		<>
			<Button
				kind={kind}
				onClick={add}
				data-late=""
				busy={busy ? "Waiting for your device..." : undefined}
			>
				Add a Passkey
			</Button>
			{problem && (
				<Alert tone="error" announced>
					<p>{problem.message}</p>
					{problem.code === "sign_in_again" && (
						<p>
							<Link to={`${href("/sign-in")}?again&back=${href("/admin/account")}`}>Sign in</Link>
						</p>
					)}
				</Alert>
			)}
		</>
	);
}

async function addPasskey(): Promise<Attempt<null>> {
	const path = href("/admin/account/passkeys");
	const asked = await callApi<PublicKeyCredentialCreationOptionsJSON>(path);
	if (!asked.ok) return asked;
	let json: RegistrationResponseJSON;
	try {
		const { startRegistration } = await import("@simplewebauthn/browser");
		json = await startRegistration({ optionsJSON: asked.body });
	} catch (error) {
		return describeRefusal(error);
	}
	const answer = await callApi(path, { method: "POST", json, takes: { status: 201, fields: {} } });
	return answer.ok ? { ok: true, done: null } : answer;
}
