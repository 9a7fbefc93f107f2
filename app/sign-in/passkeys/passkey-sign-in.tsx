import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { usePasskeySupport } from "./use-passkey.ts";

/**
 * Hidden until the browser is known to have passkeys. Does not reload the page: photos may wait for the session.
 * @param back where the artist was going
 */
export function PasskeySignIn({ back }: { back: string }) {
	const supported = usePasskeySupport();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const navigate = useNavigate();

	useEffect(() => {
		if (supported) void offerInField(back, navigate, setProblem);
	}, [supported, back, navigate]);

	async function signIn() {
		setBusy(true);
		setProblem(undefined);
		const attempt = await signInWithPasskey(back, { autofill: false });
		if (attempt.ok) navigate(attempt.done);
		else {
			setBusy(false);
			setProblem(attempt.message);
		}
	}

	return (
		<>
			<Button
				kind="outline"
				hidden={!supported}
				onClick={signIn}
				busy={busy ? "Waiting for your device..." : undefined}
			>
				Use a Passkey
			</Button>
			{problem && (
				<Alert tone="error" announced>
					<p>{problem}</p>
				</Alert>
			)}
		</>
	);
}

/** Ends silently when the artist types, or presses the button. */
async function offerInField(
	back: string,
	go: (to: string) => void,
	say: (problem: string) => void,
): Promise<void> {
	const canOffer = await PublicKeyCredential.isConditionalMediationAvailable?.();
	if (!canOffer) return;
	const attempt = await signInWithPasskey(back, { autofill: true });
	if (attempt.ok) go(attempt.done);
	else if (/^passkey/.test(attempt.code)) say(attempt.message);
}
