// Puts a list that was reloaded where it was before the first paint. `follow-page.ts` keeps the place and sets "manual".
addEventListener("DOMContentLoaded", () => {
	try {
		if (history.scrollRestoration === "manual")
			scrollTo(0, JSON.parse(sessionStorage["scroll-positions"])[history.state.key] ?? 0);
	} catch {}
});
