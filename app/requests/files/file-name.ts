const longest = 255;

/** For display only; never part of a path. */
export function cleanFileName(given: string): string {
	const base = given.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
	const visible = base
		.toWellFormed()
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
		.trim();
	const name = /^\.*$/.test(visible) ? "file" : visible;
	return [...name].slice(0, longest).join("").slice(0, longest).toWellFormed();
}
