export function isThisMachine(hostname: string): boolean {
	return /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Browsers keep secure cookies there. @param origin a scheme and a host */
export function isSecureOrigin(origin: string): boolean {
	const { protocol, hostname } = new URL(origin);
	return protocol === "https:" || isThisMachine(hostname);
}
