/** Call it for a verified answer only. @returns the challenge, base64url */
export function readSignedChallenge(answer: Record<string, unknown>): string {
	const { clientDataJSON } = answer.response as { clientDataJSON: string };
	const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
	return String(challenge);
}
