// Puts a reloaded list where it was before the first paint: `follow-page.ts` keeps the place, and the browser from scrolling.
addEventListener("DOMContentLoaded", () => {
	try {
		if (history.scrollRestoration === "manual")
			scrollTo(0, JSON.parse(sessionStorage["scroll-positions"])[history.state.key]);
	} catch {}
});
