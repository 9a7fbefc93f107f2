export type Part =
	| [name: string, value: string]
	| [name: string, file: Uint8Array, fileName: string];

const boundary = "----form-of-a-test";

/** As a browser sends it; file names are written raw except for quotes. */
export function multipart(parts: Part[]): { body: Buffer; headers: Record<string, string> } {
	const chunks: Buffer[] = [];
	for (const [name, value, fileName] of parts) {
		const file = fileName === undefined ? "" : `; filename="${fileName.replaceAll('"', "%22")}"`;
		const type = fileName === undefined ? "" : "\r\nContent-Type: application/octet-stream";
		chunks.push(
			Buffer.from(
				`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`,
			),
			Buffer.from(value as string),
			Buffer.from("\r\n"),
		);
	}
	chunks.push(Buffer.from(`--${boundary}--\r\n`));
	return {
		body: Buffer.concat(chunks),
		headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
	};
}
