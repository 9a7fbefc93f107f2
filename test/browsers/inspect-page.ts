/**
 * Runs in the page: checks its layout at the current screen size.
 * @returns the faults, each a sentence that names the element
 */
export async function inspectPage(): Promise<string[]> {
	const faults: string[] = [];
	const root = document.scrollingElement ?? document.documentElement;
	const nameOf = (element: Element | null | undefined) =>
		element?.outerHTML.replace(/\s+/g, " ").slice(0, 160) ?? "nothing";
	const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	/** Waits for effects of scrolling, such as a bar that appears. */
	const whenDrawn = async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		const moving = document.getAnimations().filter(({ effect }) => {
			const { endTime } = effect?.getComputedTiming() ?? {};
			return typeof endTime === "number" && Number.isFinite(endTime);
		});
		await Promise.allSettled(moving.map(({ finished }) => finished));
	};
	const scrollTo = async (top: number) => {
		root.scrollTo({ top, behavior: "instant" });
		await whenDrawn();
	};

	async function checkPictures(): Promise<void> {
		for (const picture of [...document.images].filter(isSeen)) {
			picture.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			if (!picture.complete) {
				await new Promise((resolve) => {
					picture.addEventListener("load", resolve, { once: true });
					picture.addEventListener("error", resolve, { once: true });
				});
			}
			if (picture.naturalWidth === 0) faults.push(`Broken picture: ${nameOf(picture)}`);
		}
	}

	function checkWidth(kind: string): void {
		const over = root.scrollWidth - root.clientWidth;
		if (over <= 0) return;
		const seen = [...document.body.querySelectorAll("*")].filter(isSeen);
		const beyond = seen.filter(
			(element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
		);
		const wide = beyond.at(-1) ?? seen.findLast((one) => one.scrollWidth > root.clientWidth);
		faults.push(`${over} px too wide${kind}: ${nameOf(wide)}`);
	}

	/** WCAG 1.4.12: users may increase text spacing to these values. */
	function checkSpacedWidth(): void {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		const before = [...document.adoptedStyleSheets];
		document.adoptedStyleSheets = [...before, sheet];
		checkWidth(" with spaced text");
		document.adoptedStyleSheets = before;
	}

	function checkPrices(): void {
		const range = document.createRange();
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode as Text;
			// Running text breaks wherever a line ends.
			if (text.parentElement?.closest("p")) continue;
			for (const { 0: price, index } of text.data.matchAll(/\$\d[\d,]*-\d[\d,]*(\/\w+)?/g)) {
				range.setStart(text, index);
				range.setEnd(text, index + price.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => top));
				if (lines.size > 1) faults.push(`${price} is broken: ${nameOf(text.parentElement)}`);
			}
		}
	}

	const listControls = () =>
		[
			...document.querySelectorAll<HTMLElement>(
				"a[href], button, input, select, textarea, summary, [tabindex]",
			),
		].filter(
			(control) =>
				isSeen(control) && control.tabIndex >= 0 && !control.matches(":disabled, [inert] *"),
		);

	/** The visible parts of its boxes; a link over two lines has two boxes. */
	const listParts = (control: HTMLElement) =>
		[...control.getClientRects()]
			.map((box) => ({
				left: Math.max(box.left, 0),
				right: Math.min(box.right, root.clientWidth),
				top: Math.max(box.top, 0),
				bottom: Math.min(box.bottom, innerHeight),
			}))
			.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);

	function isHit(control: HTMLElement, x: number, y: number): boolean {
		const hit = document.elementFromPoint(x, y);
		const labels = "labels" in control ? [...(control.labels as NodeListOf<HTMLElement>)] : [];
		return hit !== null && [control, ...labels].some((one) => one.contains(hit));
	}

	/** @returns the element that covers the control where scrolling cannot uncover it */
	function findCover(control: HTMLElement, end: "top" | "bottom"): Element | null {
		const [part] = listParts(control);
		if (!part) return null;
		const x = (part.left + part.right) / 2;
		const y = (part.top + part.bottom) / 2;
		const isFree = end === "top" ? y > innerHeight / 2 : y < innerHeight / 2;
		return isFree || isHit(control, x, y) ? null : document.elementFromPoint(x, y);
	}

	/** A row that scrolls sideways may cover what lies at its ends. */
	async function centerInRow(control: HTMLElement): Promise<void> {
		let row = control.parentElement;
		while (
			row &&
			!(row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX))
		)
			row = row.parentElement;
		if (!row || row === root) return;
		const [box, frame] = [control.getBoundingClientRect(), row.getBoundingClientRect()];
		row.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
		await whenDrawn();
		await whenDrawn();
	}

	/** At either end of the page, nothing may cover the controls. */
	async function checkEnd(end: "top" | "bottom"): Promise<void> {
		let found: string[] = [];
		// Infinite scrolling moves the end of the page a moment later.
		for (let tries = 0; tries < 5; tries++) {
			await scrollTo(end === "top" ? 0 : root.scrollHeight);
			found = [];
			for (const control of listControls().filter((one) => findCover(one, end))) {
				await centerInRow(control);
				const cover = findCover(control, end);
				if (cover) found.push(`At the ${end} ${nameOf(control)} is covered by ${nameOf(cover)}`);
			}
			if (found.length === 0) return;
		}
		faults.push(...found);
	}

	const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
	const isShown = (control: HTMLElement) =>
		listParts(control).some(({ left, right, top, bottom }) =>
			shares.some((across) =>
				shares.some((down) =>
					isHit(control, left + (right - left) * across, top + (bottom - top) * down),
				),
			),
		);

	/** WCAG 2.4.11: the focused element is at least partly visible. */
	async function checkFocus(): Promise<void> {
		await scrollTo(0);
		for (const control of listControls()) {
			const before = root.scrollTop;
			control.focus();
			if (document.activeElement !== control) continue;
			if (root.scrollTop !== before) await whenDrawn();
			if (isShown(control)) continue;
			await whenDrawn();
			// Infinite scrolling may have moved or removed it.
			if (!control.isConnected || listParts(control).length === 0) continue;
			if (!isShown(control)) faults.push(`Hidden while it has the focus: ${nameOf(control)}`);
		}
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	}

	await document.fonts.ready;
	await checkPictures();
	checkWidth("");
	checkSpacedWidth();
	checkPrices();
	await checkEnd("bottom");
	await checkEnd("top");
	await checkFocus();
	return faults;
}
