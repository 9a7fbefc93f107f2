import { countCharacters } from "../../../ui/count-characters.ts";

const most = 5_000;

/** @returns what is wrong, or null */
export function checkPrivateNote(text: string): string | null {
	if (text === "") return "Write something first.";
	return countCharacters(text) > most ? "A note can be at most 5,000 characters long." : null;
}
