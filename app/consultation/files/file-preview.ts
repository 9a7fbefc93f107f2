const urls = new WeakMap<File, string>();

export function previewOf(file: File): string {
	const url = urls.get(file) ?? URL.createObjectURL(file);
	urls.set(file, url);
	return url;
}

export function releasePreview(file: File): void {
	const url = urls.get(file);
	if (url) URL.revokeObjectURL(url);
	urls.delete(file);
}
