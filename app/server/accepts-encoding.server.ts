/** @param header value of Accept-Encoding */
export function acceptsEncoding(header: string, encoding: string): boolean {
	return header
		.split(",")
		.map((part) => part.trim().toLowerCase())
		.some((part) => part.split(";")[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));
}
