/** A copy that cannot be made or taken; the message is for the operator. */
export class CopyRefused extends Error {
	override readonly name: string = "CopyRefused";
}

export function damaged(): CopyRefused {
	return new CopyRefused("The copy is damaged or was cut short.");
}

/** A copy, or a try at one, was not begun, since its disk would be full. */
export class NoRoom extends CopyRefused {
	override readonly name = "NoRoom";
}

/** Without the right BACKUP_KEY, nobody can tell whether the copy is good. */
export class CopyLocked extends CopyRefused {
	override readonly name = "CopyLocked";
}
