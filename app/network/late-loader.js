// Loads the page's scripts at the first sign of use, and replays an earlier click. Inlined, so at most 2 KB.
{
	const doc = document;
	const on = addEventListener;
	let early = {};
	let keys = [];
	let started;
	const failed = 2;
	let finger;
	let took;
	const tookLong = (ms) => {
		try {
			if (!took) {
				const [page] = performance.getEntriesByType("navigation");
				// A page that was fetched ahead says nothing about the network.
				took = page.deliveryType
					? sessionStorage.took
					: (page.responseEnd || performance.now()) - page.requestStart;
				sessionStorage.took = took;
			}
		} catch {}
		return took > ms;
	};
	// Where a page took long, a linked page comes sooner than all scripts: on a phone, which runs them slowly, nearly always.
	const isQuicker = (event) =>
		// Measured also where there is no such link.
		tookLong(finger ? 20 : 150) &&
		// The error of a picture does not bubble, and still starts the scripts.
		event?.bubbles &&
		// A link that is not held leads on by itself: scripts would only compete with its page.
		event.target.closest?.("a:not([data-late=''],[data-kept] *)");
	const run = (tag, type) =>
		tag?.replaceWith(
			Object.assign(
				doc.createElement("script"),
				{ type, text: tag.text, onerror: fail },
				// With an empty one, the text would not run.
				tag.src && { src: tag.src },
			),
		);
	// A cross-fade holds the next page back, on a slow processor too.
	const parsedAt = performance.now();
	on("pageswap", ({ viewTransition }) => parsedAt > 200 && viewTransition?.skipTransition());
	const start = (event) => {
		if (started || isQuicker(event)) return;
		started = true;
		for (const tag of doc.querySelectorAll("[rel=late],[type$=late]"))
			if (tag.rel) tag.rel = tag.as ? "stylesheet" : "modulepreload";
			else run(tag, "module");
	};
	const hold = (next = {}) => {
		early.ariaBusy = null;
		next.ariaBusy = true;
		early = next;
	};
	const giveUp = () => {
		const { href, form } = early;
		if (href) doc.location = href;
		else if (form?.method === "post") form.submit();
		else return;
		hold();
	};
	const fail = () => {
		started = failed;
		giveUp();
	};
	on(
		"click",
		(event) => {
			const asked = event.target.closest("[data-late]:not([data-ready] *)");
			if (!asked || started === failed || event.ctrlKey || event.metaKey || isQuicker(event))
				return;
			event.preventDefault();
			setTimeout(() => asked === early && giveUp(), 3e3);
			hold(asked);
			start();
		},
		true,
	);
	on("ready", () => {
		const held = early;
		hold();
		held.click?.();
		const pressed = keys ?? [];
		keys = null;
		for (const event of pressed) {
			const replay = () => event.heard || event.target.dispatchEvent(event);
			if (event.eventPhase) {
				// React may stop it on its way.
				on(event.type, () => (event.heard = 1));
				setTimeout(replay);
			} else replay();
		}
	});
	// Hovering and scrolling are worth no data where it is scarce.
	const net = navigator.connection;
	const scarce = net?.saveData || /[23]g/.test(net?.effectiveType);
	for (const sign of [
		...(scarce ? [] : ["pointermove", "wheel", "scroll"]),
		"pointerdown",
		"focusin",
		"keydown",
		"keyup",
		// Pictures that fail need scripts to say so.
		"error",
	])
		on(
			sign,
			(event) => {
				finger ||= event.pointerType === "touch";
				// A mouse at rest over an opening page moves by nothing.
				if (sign !== "pointermove" || event.movementX || event.movementY) start(event);
				if (event.key) keys?.push(event);
				if (event.key === "Escape") hold();
			},
			true,
		);
	// For keep-early-text.ts: the browser itself fills fields, too.
	on("input", ({ target }) => (target.typed = 1), true);
	const seen = new IntersectionObserver(
		(entries) => entries.some((entry) => entry.isIntersecting) && start(),
		{ rootMargin: "50%" },
	);
	const begin = () => {
		// A tap would have to wait for the storage.
		tookLong();
		run(doc.querySelector("[type$=rules]"), "speculationrules");
		for (const live of doc.querySelectorAll(`[data-live${scarce ? "=''" : ""}]`))
			seen.observe(live);
		// State on the device or in the history entry (except the router's own) may have to be shown or sent.
		const { key, idx, ...marks } = history.state ?? {};
		let kept = Object.values(marks).some((mark) => mark) || /\?dev$|#edit$/.test(location);
		try {
			kept ||= localStorage.length;
		} catch {}
		if (kept) start();
	};
	// Later than what the page itself needs, and than its first paint. Chromium fetches ahead after all pictures, and a tap
	// on that link waits for the same answer.
	const later = () => setTimeout(begin, 300);
	// A page that nobody has opened yet must not send anything.
	on("load", () => (doc.prerendering ? on("prerenderingchange", later, true) : later()));
}
