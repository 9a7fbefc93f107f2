import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Link, useLocation } from "react-router";
import { CloseMark } from "../dialog/close-mark.tsx";
import { getTopmostHost, subscribeToDialogs } from "../dialog/topmost-dialog.ts";
import {
	dismissToast,
	getToast,
	holdToast,
	releaseToast,
	runToastAction,
	subscribe,
	type Toast,
} from "./toast-store.ts";
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
	const card = useRef<HTMLDivElement>(null);
	useHolding(card, id);
	return (
		<div
			ref={card}
			className={styles.toast}
			data-tone={tone}
			data-leaving={leaving ? "" : undefined}
		>
			<div className={styles.words}>
				<p className={styles.title}>{title}</p>
				{text && <p>{text}</p>}
			</div>
			{link && <ToastLink {...link} onFollow={() => dismissToast(id)} />}
			{action && (
				<button type="button" className={styles.action} onClick={runToastAction}>
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

/** It stays while the focus is on it, and gives the focus back to where it came from. */
function useHolding(card: RefObject<HTMLElement | null>, id: string): void {
	// A layout effect: a removed element has no focus anymore.
	useLayoutEffect(() => {
		const element = card.current;
		if (!element) return;
		const hasFocus = () => element.contains(document.activeElement);
		let before: EventTarget | null = null;
		const listeners = {
			focusin: ({ relatedTarget }: FocusEvent) => {
				if (!element.contains(relatedTarget as Node | null)) before = relatedTarget;
				holdToast(id);
			},
			focusout: () => releaseToast(id),
		};
		const over = new AbortController();
		for (const [type, listener] of Object.entries(listeners)) {
			element.addEventListener(type, listener as EventListener, { signal: over.signal });
		}
		return () => {
			over.abort();
			if (hasFocus() && before instanceof HTMLElement) before.focus({ preventScroll: true });
		};
	}, [card, id]);
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
