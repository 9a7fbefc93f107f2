// Loads the page's scripts when idle or at first use, and replays an earlier click. At most 1 KB, inlined.
{
	const doc = document;
	const on = addEventListener;
	let early = {};
	let keys = [];
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
	const hold = (next = {}) => {
		early.ariaBusy = null;
		next.ariaBusy = true;
		early = next;
	};
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
