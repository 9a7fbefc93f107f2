// Sent inside every page, at most 1 KB: brings the page's scripts in once it is painted and quiet,
// or at the first sign of use, and holds a click that came too early for them, to repeat it then.
(() => {
	const doc = document;
	const on = addEventListener;
	let early;
	// Finds nothing more to do the second time.
	const start = () => {
		for (const link of doc.querySelectorAll("link[rel=late]")) link.rel = "modulepreload";
		for (const inert of doc.querySelectorAll("script[type='text/late']")) {
			const lively = { type: "module", text: inert.text, onerror: giveUp };
			inert.replaceWith(Object.assign(doc.createElement("script"), lively));
		}
	};
	// A held control looks as it does at work.
	const hold = (control) => {
		const held = early;
		if (held) delete held.dataset.busy;
		early = control;
		if (control) control.dataset.busy = "";
		return held;
	};
	// What only scripts can do goes on waiting for them.
	const giveUp = () => {
		const { href, form } = early || {};
		if (!href && form?.method !== "post") return;
		hold();
		if (href) location.href = href;
		else form.submit();
	};
	for (const sign of ["pointerdown", "keydown", "focusin"]) on(sign, start, true);
	on(
		"click",
		(event) => {
			const control = event.target.closest("[data-late]");
			if (!control || "ready" in doc.documentElement.dataset || event.ctrlKey || event.metaKey)
				return;
			event.preventDefault();
			setTimeout(giveUp, 3e3);
			hold(control);
			start();
		},
		true,
	);
	on("ready", () => hold()?.click());
	on("load", () => setTimeout(start, 300));
})();
