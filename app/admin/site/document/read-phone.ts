const countriesOfOne = ["US", "CA"];

/** @returns E.164, if the studio's country writes its numbers like that; otherwise what was typed */
export function readPhone(typed: string, country: string): string {
	const number = typed.replace(/[\s().-]/g, "");
	if (/^\+\d+$/.test(number)) return number;
	const isNational = countriesOfOne.includes(country) && /^1?\d{10}$/.test(number);
	return isNational ? `+1${number.slice(-10)}` : typed;
}
