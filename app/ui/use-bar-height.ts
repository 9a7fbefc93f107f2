import { type RefObject, useEffect } from "react";

/**
 * Publishes the height of a bar as a CSS custom property, so that other elements can keep clear of it.
 *
 * @param property set on the dialog or document that contains the bar
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
