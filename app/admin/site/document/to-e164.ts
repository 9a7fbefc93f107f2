const countriesOfOne = ["US", "CA"];

/** @returns E.164, if the studio's country writes its numbers like that; otherwise what was typed */
export function toE164(typed: string, country: string): string {
	// Letterheads write +44 (0)20: the 0 is dialed within the country only.
	const number = typed.replace(/^(\s*\+.*?)\(0\)/, "$1").replace(/[\s().\u2010-\u2013-]/g, "");
	if (/^\+\d+$/.test(number)) return number;
	const isNational = countriesOfOne.includes(country) && /^1?[2-9]\d{9}$/.test(number);
	return isNational ? `+1${number.slice(-10)}` : typed;
}
