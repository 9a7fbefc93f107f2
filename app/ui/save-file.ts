export function saveFile(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// Some browsers read the URL only after the click handler has returned.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
