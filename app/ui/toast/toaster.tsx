import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Link, useLocation } from "react-router";
import { CloseMark } from "../dialog/close-mark.tsx";
import { getTopmostHost, subscribeToDialogs } from "../dialog/topmost-dialog.ts";
import { dismissToast, getToast, subscribe, type Toast } from "./toast-store.ts";
import styles from "./toaster.module.css";

/** Renders in the topmost dialog, since the rest is inert. Live regions must exist before their text. */
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
		uncoverFocus(toaster);
		return () => void style.removeProperty("--toast");
	}, [toast]);
	return (
		<div ref={place} className={styles.toaster}>
			<div role="status">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
			<div role="alert">{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</div>
		</div>
	);
}

function uncoverFocus(toaster: HTMLElement): void {
	const focused = document.activeElement;
	const over = toaster.getBoundingClientRect();
	const box = focused?.getBoundingClientRect();
	if (box && box.top < over.bottom && box.bottom > over.top) {
		focused?.scrollIntoView({ block: "nearest" });
	}
}

function ToastCard({ toast }: { toast: Toast }) {
	const { id, title, text, tone, action, link, leaving } = toast;
	return (
		<div className={styles.toast} data-tone={tone} data-leaving={leaving ? "" : undefined}>
			<div className={styles.words}>
				<p className={styles.title}>{title}</p>
				{text && <p>{text}</p>}
			</div>
			{link && <ToastLink {...link} onFollow={() => dismissToast(id)} />}
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

interface ToastLinkProps {
	to: string;
	label: string;
	onFollow(): void;
}

function ToastLink({ to, label, onFollow }: ToastLinkProps) {
	const { pathname } = useLocation();
	if (to === pathname) return null;
	return (
		<Link to={to} className={styles.action} onClick={onFollow} viewTransition>
			{label}
		</Link>
	);
}
