/** Gives the visitor a file that the browser already has. */
export function saveFile(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// Some browsers read it only after the click has been dealt with.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
