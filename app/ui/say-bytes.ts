/** Such as `850 KB`, `12.4 MB` or `1.1 GB`. */
export function sayBytes(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024));
	if (kilobytes < 1024) return `${kilobytes} KB`;
	const megabytes = kilobytes / 1024;
	const [size, unit] = megabytes < 1000 ? [megabytes, "MB"] : [megabytes / 1024, "GB"];
	return `${Number(size.toFixed(1))} ${unit}`;
}
