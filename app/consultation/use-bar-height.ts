import { type RefObject, useEffect } from "react";

/**
 * Tells the styles how high the bar of buttons is, which grows with what is said in it, so that toasts
 * can leave it free.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = bar.current;
		const holder = element?.closest("dialog") ?? document.documentElement;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			holder.style.setProperty("--bottom-bar", `${element.offsetHeight}px`);
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			holder.style.removeProperty("--bottom-bar");
		};
	}, [bar]);
}
