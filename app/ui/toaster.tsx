import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { CloseMark } from "./close-mark.tsx";
import { dismissToast, getToast, subscribe, type Toast } from "./toast-store.ts";
import styles from "./toaster.module.css";
import { getTopmostHost, subscribeToDialogs } from "./topmost-dialog.ts";

/**
 * Where toasts appear: in the topmost open dialog if there is one, since a modal dialog makes the
 * rest of the page inert. The two live regions are there before their words, or nobody hears them.
 */
export function Toaster() {
	const toast = useSyncExternalStore(subscribe, getToast, () => null);
	const host = useSyncExternalStore(subscribeToDialogs, getTopmostHost, () => null);
	if (!host) return null;
	return createPortal(<Regions toast={toast} />, host);
}

function Regions({ toast }: { toast: Toast | null }) {
	const urgent = toast?.tone === "error";
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const toaster = place.current;
		if (!toast || !toaster) return;
		const { style } = toaster.closest("dialog") ?? document.documentElement;
		style.setProperty("--toast", `${toaster.offsetHeight}px`);
		uncoverField(toaster);
		return () => void style.removeProperty("--toast");
	}, [toast]);
	return (
		<div ref={place} className={styles.toaster}>
			<div role="status">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
			<div role="alert">{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</div>
		</div>
	);
}

/** The field in focus stays in sight; those that follow do so by the room that is kept for the toast. */
function uncoverField(toaster: HTMLElement): void {
	const field = document.activeElement;
	if (!field?.matches("input, select, textarea")) return;
	const { top, bottom } = field.getBoundingClientRect();
	const over = toaster.getBoundingClientRect();
	if (top < over.bottom && bottom > over.top) field.scrollIntoView({ block: "nearest" });
}

function ToastCard({ toast }: { toast: Toast }) {
	const { id, title, text, tone, action, leaving } = toast;
	return (
		<div className={styles.toast} data-tone={tone} data-leaving={leaving ? "" : undefined}>
			<div className={styles.words}>
				<p className={styles.title}>{title}</p>
				{text && <p>{text}</p>}
			</div>
			{action && (
				<button
					type="button"
					className={styles.action}
					onClick={() => {
						dismissToast(id);
						action.run();
					}}
				>
					{action.label}
				</button>
			)}
			<button
				type="button"
				className={styles.close}
				aria-label="Dismiss"
				onClick={() => dismissToast(id)}
			>
				<CloseMark />
			</button>
		</div>
	);
}
