const named: Record<string, string> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
	...{ colon: ":", lpar: "(", rpar: ")", Tab: "\t", NewLine: "\n" },
};

/** @throws Error for a name that it does not know */
export function decodeEntities(text: string): string {
	return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
		const code = hex ? Number.parseInt(hex, 16) : Number(digits);
		const character = name ? named[name] : String.fromCodePoint(code);
		if (character === undefined) throw new Error(`${whole} is not known here.`);
		return character;
	});
}
