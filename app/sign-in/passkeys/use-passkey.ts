import { useEffect, useState } from "react";

export type Attempt<Done> = { ok: true; done: Done } | { ok: false; code: string; message: string };

/** Undefined until hydration. */
export function usePasskeySupport(): boolean | undefined {
	const [supported, setSupported] = useState<boolean>();
	useEffect(() => setSupported("PublicKeyCredential" in window), []);
	return supported;
}

/** The library throws also when the artist closes the browser's window, which needs no words of its own. */
export function describeRefusal(error: unknown): { ok: false; code: string; message: string } {
	const name = error instanceof Error ? error.name : "";
	if (name === "InvalidStateError") {
		return { ok: false, code: name, message: "This device already has a passkey for the site." };
	}
	return { ok: false, code: name, message: "No passkey was chosen." };
}
