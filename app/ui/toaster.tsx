import { useSyncExternalStore } from "react";
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
	const urgent = toast?.tone === "error";
	return createPortal(
		<div className={styles.toaster}>
			<div role="status">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
			<div role="alert">{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</div>
		</div>,
		host,
	);
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
