/**
 * Runs in the page: looks at all of it at the screen's present size.
 *
 * @returns what is wrong, each as a sentence that names the element
 */
export async function inspectPage(): Promise<string[]> {
	const faults: string[] = [];
	const root = document.scrollingElement ?? document.documentElement;
	const nameOf = (element: Element | null) =>
		element?.outerHTML.replace(/\s+/g, " ").slice(0, 160) ?? "nothing";
	const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	/** What the page does once it was scrolled, such as to show a bar, is done. */
	const whenDrawn = async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		const moving = document.getAnimations().filter(({ effect }) => {
			const { endTime } = effect?.getComputedTiming() ?? {};
			return typeof endTime === "number" && Number.isFinite(endTime);
		});
		await Promise.allSettled(moving.map(({ finished }) => finished));
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

	function checkWidth(): void {
		const over = root.scrollWidth - root.clientWidth;
		if (over <= 0) return;
		const wide = [...document.body.querySelectorAll("*")].filter(
			(element) =>
				isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + 0.5,
		);
		faults.push(`${over} px too wide: ${nameOf(wide.at(-1) ?? null)}`);
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

	function belongs(hit: Element | null, control: HTMLElement): boolean {
		if (!hit) return false;
		const labels = "labels" in control ? [...(control.labels as NodeListOf<HTMLElement>)] : [];
		return [control, ...labels].some((one) => one.contains(hit));
	}

	/** The middle of its first box: a link that goes over two lines has two. */
	function middleOf(control: HTMLElement): { x: number; y: number } | null {
		const box = [...control.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
		return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
	}

	/** Where the page can be scrolled no further, nothing may lie over what is there. */
	async function checkEnd(end: "top" | "bottom"): Promise<void> {
		root.scrollTo({ top: end === "top" ? 0 : root.scrollHeight, behavior: "instant" });
		await whenDrawn();
		for (const control of listControls()) {
			const middle = middleOf(control);
			if (!middle || middle.x < 0 || middle.x > root.clientWidth) continue;
			if (middle.y < 0 || middle.y > innerHeight) continue;
			if (end === "top" ? middle.y > innerHeight / 2 : middle.y < innerHeight / 2) continue;
			const hit = document.elementFromPoint(middle.x, middle.y);
			if (belongs(hit, control)) continue;
			faults.push(`At the ${end} ${nameOf(control)} is covered by ${nameOf(hit)}`);
		}
	}

	/** WCAG 2.4.11: what has the focus is not wholly hidden. */
	async function checkFocus(): Promise<void> {
		root.scrollTo({ top: 0, behavior: "instant" });
		for (const control of listControls()) {
			const before = root.scrollTop;
			control.focus();
			if (document.activeElement !== control) continue;
			if (root.scrollTop !== before) await whenDrawn();
			if (isShown(control)) continue;
			await whenDrawn();
			// A list that grows while one comes to its end moves what stands below it.
			if (!control.isConnected || !isOnScreen(control)) continue;
			if (!isShown(control)) faults.push(`Hidden while it has the focus: ${nameOf(control)}`);
		}
	}

	function isOnScreen(control: HTMLElement): boolean {
		const { top, bottom } = control.getBoundingClientRect();
		return bottom > 0 && top < innerHeight;
	}

	/** At five points of any of its boxes something of it is on top. */
	function isShown(control: HTMLElement): boolean {
		return [...control.getClientRects()].some(({ x, y, width, height }) =>
			[
				[0.5, 0.5],
				[0.05, 0.1],
				[0.95, 0.1],
				[0.05, 0.9],
				[0.95, 0.9],
			].some(([across = 0, down = 0]) =>
				belongs(document.elementFromPoint(x + width * across, y + height * down), control),
			),
		);
	}

	await document.fonts.ready;
	await checkPictures();
	checkWidth();
	await checkEnd("bottom");
	await checkFocus();
	await checkEnd("top");
	return faults;
}
