/** A copy that cannot be made or taken; the message is for the operator. */
export class CopyRefused extends Error {
	override readonly name = "CopyRefused";
}
