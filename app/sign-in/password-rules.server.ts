import { longestPassword, shortestPassword } from "./password-length.ts";

/** zxcvbn's scale goes from 0 to 4; 3 resists a thief who tries 10,000 a second for months. */
const enough = 3;

/** Longer ones take zxcvbn seconds, in which nobody else is answered. */
const examined = 64;

/** @param own name, mail address, studio: an attacker tries them first. @returns why it is refused, or null */
export async function findPasswordFault(password: string, own: string[]): Promise<string | null> {
	if ([...password].length < shortestPassword) {
		return `Use at least ${shortestPassword} characters.`;
	}
	if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`;
	const { score, feedback } = (await loadEstimator()).check(
		password.normalize("NFKC").slice(0, examined),
		own.flatMap((text) => [text, ...text.split(/[\s@.,-]+/)]).filter((text) => text.length > 2),
	);
	if (score >= enough) return null;
	const warning = feedback.warning ?? "This could be guessed.";
	return `${warning} Three or four words that do not belong together make a good password.`;
}

/** Only now: dictionaries take 75 MB, and a password is set once in years. */
async function loadEstimator() {
	const [{ ZxcvbnFactory }, common, { dictionary, translations }] = await Promise.all([
		import("@zxcvbn-ts/core"),
		import("@zxcvbn-ts/language-common"),
		import("@zxcvbn-ts/language-en"),
	]);
	const userInputs = "It contains your name, your mail address or the studio's name.";
	return new ZxcvbnFactory({
		graphs: common.adjacencyGraphs,
		dictionary: { ...common.dictionary, ...dictionary },
		translations: { ...translations, warnings: { ...translations.warnings, userInputs } },
	});
}
