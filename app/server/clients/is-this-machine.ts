export function isThisMachine(hostname: string): boolean {
	return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
