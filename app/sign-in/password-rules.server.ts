import { longestPassword, shortestPassword } from "./password-length.ts";

/** A billion guesses, as a power of ten. At a tenth of that, zxcvbn's own bound, any three parts would pass. */
const enough = 9;

/** Longer ones take zxcvbn seconds, in which nobody else is answered. */
const examined = 64;

/** @param own name, email address, studio: an attacker tries them first. @returns why it is refused, or null */
export async function findPasswordFault(password: string, own: string[]): Promise<string | null> {
	if ([...password].length < shortestPassword) {
		return `Use at least ${shortestPassword} characters.`;
	}
	if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`;
	estimator ??= loadEstimator().catch((error) => {
		estimator = undefined;
		throw error;
	});
	const { guessesLog10, feedback } = (await estimator).check(
		password.normalize("NFKC").slice(0, examined),
		own.flatMap(listForms),
	);
	if (guessesLog10 >= enough) return null;
	const warning = feedback.warning ?? "That’s too easy to guess.";
	return `${warning} Three or four unrelated words make a good password.`;
}

/** Whole, word by word, and without blanks. */
function listForms(text: string): string[] {
	const words = text.toLowerCase().split(/[\s@.,-]+/);
	return [text.toLowerCase(), ...words.filter(({ length }) => length > 2), words.join("")];
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/**
 * Loads dictionaries with the first password: they take 75 MB, and few processes see one. Then they stay: to drop them
 * would free 15 MB, since the modules stay, and to build them again blocks the process for 90 ms.
 */
async function loadEstimator() {
	const [{ ZxcvbnFactory }, common, { dictionary, translations }] = await Promise.all([
		import("@zxcvbn-ts/core"),
		import("@zxcvbn-ts/language-common"),
		import("@zxcvbn-ts/language-en"),
	]);
	const userInputs = "It contains your name, your email address or the studio’s name.";
	return new ZxcvbnFactory({
		graphs: common.adjacencyGraphs,
		dictionary: { ...common.dictionary, ...dictionary },
		translations: { ...translations, warnings: { ...translations.warnings, userInputs } },
	});
}
