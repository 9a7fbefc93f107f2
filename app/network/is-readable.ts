export function isReadable(file: File, from = 0, length = 1): Promise<boolean> {
	return file
		.slice(from, from + length)
		.arrayBuffer()
		.then(
			() => true,
			() => false,
		);
}
