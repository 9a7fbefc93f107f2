/** Whether the artist has switched developer mode on in this browser. Browser only. */
export function isDeveloperMode(): boolean {
	try {
		return localStorage.getItem("devMode") === "true";
	} catch {
		return false;
	}
}
