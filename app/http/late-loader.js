// Sent inside every page, at most 1 KB: brings the page's scripts in once it is painted and quiet,
// or at the first sign of use, and holds a click that came too early for them, to repeat it then.
(() => {
	const doc = document;
	const on = addEventListener;
	let early = {};
	// Asked again, it finds nothing that is still to be brought.
	const start = () => {
		for (const link of doc.querySelectorAll("link[rel=late]")) link.rel = "modulepreload";
		for (const inert of doc.querySelectorAll("[type='text/late']")) {
			const live = { type: "module", text: inert.text, onerror: giveUp };
			inert.replaceWith(Object.assign(doc.createElement("script"), live));
		}
	};
	// A control is busy until its click is repeated, called off or followed by another's.
	const hold = (next = {}) => {
		const held = early;
		held.ariaBusy = null;
		next.ariaBusy = true;
		early = next;
		return held;
	};
	// What only scripts can do goes on waiting for them.
	const giveUp = () => {
		const { href, form } = early;
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
			if (!control || doc.querySelector("[data-ready]") || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			setTimeout(giveUp, 3e3);
			hold(control);
			start();
		},
		true,
	);
	on("keydown", ({ key }) => {
		if (key === "Escape") hold();
	});
	on("ready", () => hold().click?.());
	on("load", () => setTimeout(start, 300));
})();
