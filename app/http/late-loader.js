// Sent inside every page, at most 1 KB: brings the page's scripts in once it is painted and quiet,
// or at the first sign of use, and repeats a click that came too early for them.
(() => {
	const doc = document;
	let started;
	let early;
	const start = () => {
		if (started) return;
		started = 1;
		for (const link of doc.querySelectorAll("link[rel=late]")) link.rel = "modulepreload";
		for (const inert of doc.querySelectorAll("script[type='text/late']")) {
			const script = doc.createElement("script");
			script.type = "module";
			script.text = inert.text;
			script.onerror = giveUp;
			inert.replaceWith(script);
		}
	};
	const giveUp = () => {
		if (!early) return;
		const { href, form } = early;
		early = 0;
		if (href) location.href = href;
		else if (form) form.submit();
	};
	for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, start, true);
	addEventListener(
		"click",
		(event) => {
			const control = event.target.closest("[data-late]");
			if (
				!control ||
				doc.documentElement.hasAttribute("data-ready") ||
				event.ctrlKey ||
				event.metaKey
			)
				return;
			event.preventDefault();
			if (!early) setTimeout(giveUp, 3e3);
			early = control;
			start();
		},
		true,
	);
	addEventListener("ready", () => {
		const control = early;
		early = 0;
		if (control) control.click();
	});
	addEventListener("load", () => setTimeout(start, 300));
})();
