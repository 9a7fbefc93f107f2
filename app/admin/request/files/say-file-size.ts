const kilobyte = 1024;

/** Such as `850 KB` or `12.4 MB`. */
export function sayFileSize(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
	if (kilobytes < kilobyte) return `${kilobytes} KB`;
	return `${(kilobytes / kilobyte).toFixed(1).replace(/\.0$/, "")} MB`;
}
