import { type RefObject, useEffect } from "react";

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
