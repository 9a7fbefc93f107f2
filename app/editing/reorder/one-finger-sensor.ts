import { TouchSensor } from "@dnd-kit/core";

/** A second finger during the activation delay cancels the drag, because two fingers zoom. */
export class OneFingerSensor extends TouchSensor {
	constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
		const held = new AbortController();
		const after = <Args extends unknown[]>(tell: (...args: Args) => void) => {
			return (...args: Args) => {
				held.abort();
				tell(...args);
			};
		};
		super({
			...props,
			onStart: after(props.onStart),
			onEnd: after(props.onEnd),
			onCancel: after(props.onCancel),
		});
		const { target } = props.event;
		const end = () => target?.dispatchEvent(new TouchEvent("touchcancel"));
		document.addEventListener("touchstart", end, { signal: held.signal, passive: true });
	}
}
