/** @returns whether the device still gives that part of the file, as it was when it was chosen */
export function isReadable(file: File, from = 0, length = 1): Promise<boolean> {
	return file
		.slice(from, from + length)
		.arrayBuffer()
		.then(
			() => true,
			() => false,
		);
}
