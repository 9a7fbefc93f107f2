import { type RefObject, useEffect } from "react";

/**
 * Tells the styles how high a bar of controls is, which grows with what is said in it, so that others can
 * leave it free.
 *
 * @param property of the dialog or document that the bar stands in
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: `--${string}`): void {
	useEffect(() => {
		const element = bar.current;
		const holder = element?.closest("dialog") ?? document.documentElement;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			holder.style.setProperty(property, `${element.offsetHeight}px`);
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			holder.style.removeProperty(property);
		};
	}, [bar, property]);
}
