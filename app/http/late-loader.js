// Sent inside every page, at most 1 KB: brings the page's scripts in once it is painted and quiet,
// or at the first sign of use, and repeats a click that came too early for them.
(() => {
	const doc = document;
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
	const wait = (next = {}) => {
		const before = early;
		before.ariaBusy = null;
		next.ariaBusy = true;
		early = next;
		return before;
	};
	const giveUp = () => {
		const { href, form } = wait();
		if (href) location.href = href;
		else form?.submit();
	};
	for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, start, true);
	addEventListener(
		"click",
		(event) => {
			const control = event.target.closest("[data-late]");
			if (!control || doc.querySelector("[data-ready]") || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			setTimeout(giveUp, 3e3);
			wait(control);
			start();
		},
		true,
	);
	addEventListener("keydown", ({ key }) => {
		if (key === "Escape") wait();
	});
	addEventListener("ready", () => wait().click?.());
	addEventListener("load", () => setTimeout(start, 300));
})();
