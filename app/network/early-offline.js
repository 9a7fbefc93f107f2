// Before the desk's scripts run, a link that is followed offline would lead to the browser's error page. Inlined.
addEventListener(
	"click",
	(event) => {
		const link = event.target.closest("a[href]:not([target],[download],[data-late])");
		const note = document.querySelector("[data-offline-note]:not([data-ready] *)");
		if (navigator.onLine || !note || link?.origin !== location.origin) return;
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		if (link.pathname + link.search === location.pathname + location.search) return;
		event.preventDefault();
		note.hidden = false;
		addEventListener("online", () => (note.hidden = true), { once: true });
	},
	true,
);
