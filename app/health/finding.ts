export interface Finding {
	about: string;
	/** `notice`: worth knowing, but a site may well stay so. */
	state: "good" | "notice" | "wrong";
	says: string;
	/** Says how to mend it. */
	remedy?: string;
	command?: string | undefined;
}

export type Mend = readonly [remedy: string, command?: string];

export function good(about: string, says: string): Finding {
	return { about, state: "good", says };
}

export function notice(about: string, says: string, remedy: string, command?: string): Finding {
	return { about, state: "notice", says, remedy, command };
}

export function wrong(about: string, says: string, remedy: string, command?: string): Finding {
	return { about, state: "wrong", says, remedy, command };
}

export function isWrong({ state }: Finding): boolean {
	return state === "wrong";
}
