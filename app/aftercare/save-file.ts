/** Saves a file as a link to it would. */
export function saveFile(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	// Some browsers read it only after the click has been dealt with.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
