// Sent inside every page, at most 1 KB: brings the page's scripts in once it is painted and quiet,
// or at the first sign of use, and holds a click that came too early for them, to repeat it then,
// and what is done with keys until then. A block, so that its names are its own.
{
	const doc = document;
	const on = addEventListener;
	let early = {};
	let keys = [];
	// Asked again, it finds nothing that is still to be brought.
	const start = () => {
		for (const link of doc.querySelectorAll("[rel=late]")) link.rel = "modulepreload";
		for (const tag of doc.querySelectorAll("[type='text/late']"))
			tag.replaceWith(
				Object.assign(doc.createElement("script"), {
					type: "module",
					text: tag.text,
					onerror: giveUp,
				}),
			);
	};
	// A control is busy until its click is repeated, called off or followed by another's.
	const hold = (next = {}) => {
		early.ariaBusy = null;
		next.ariaBusy = true;
		early = next;
	};
	// What only scripts can do goes on waiting for them.
	const giveUp = () => {
		const { href, form } = early;
		if (href) location.href = href;
		else if (form?.method === "post") form.submit();
		else return;
		hold();
	};
	for (const sign of ["pointerdown", "focusin", "keydown", "keyup"])
		on(
			sign,
			(event) => {
				start();
				if (event.key) keys?.push(event);
				if (event.key === "Escape") hold();
			},
			true,
		);
	on(
		"click",
		(event) => {
			const asked = event.target.closest("[data-late]:not([data-ready] *)");
			if (!asked || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			setTimeout(giveUp, 3e3);
			hold(asked);
			start();
		},
		true,
	);
	on("ready", () => {
		const held = early;
		const kept = keys;
		keys = null;
		hold();
		held.click?.();
		kept.map(dispatchEvent);
	});
	on("load", () => setTimeout(start, 300));
}
