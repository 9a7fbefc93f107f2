import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { useBooksOpen } from "../books/use-books.ts";
import { importOnline } from "../network/import-online.ts";
import { useStudio } from "../publishing/frame-studio.ts";
import { addToast } from "../ui/toast/toast-store.ts";
import {
	closeDialog,
	isDialogOpen,
	noteShownPage,
	openDialog,
	watchDialog,
} from "./dialog/dialog-history.ts";
import { fetchAhead, loadDialog } from "./dialog/load-dialog.ts";
import styles from "./dialog-host.module.css";
import { isRequestWaiting } from "./draft/waiting-flag.ts";
import { noteReply, sayReply } from "./submission/say-reply.ts";

type Dialog = ComponentType<{ open: boolean; onClose(): void }>;

/**
 * The place in the document where the consultation dialog opens, on every page. Its code comes with
 * the first opening; afterwards it stays mounted, so that closing it loses nothing.
 */
export function DialogHost() {
	const open = useDialogOpen();
	const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
	const loading = useRef(false);

	useEffect(() => {
		if (!open || dialog || loading.current) return;
		loading.current = true;
		void loadDialog().then((Dialog) => {
			loading.current = false;
			if (Dialog) setDialog({ Dialog });
			else if (isDialogOpen()) giveUp();
		});
	}, [open, dialog]);

	const reply = sayReply(useStudio().replyWithinHours, useBooksOpen());
	useEffect(() => noteReply(reply), [reply]);
	useEffect(sendWaiting, []);
	useEffect(fetchWhenIdle, []);

	if (dialog) return <dialog.Dialog open={open} onClose={closeDialog} />;
	return open && <p className={styles.opening}>Opening the form</p>;
}

/** Scripts are here because the page is used: a tap on Book Consultation may follow. */
function fetchWhenIdle(): () => void {
	const timer = setTimeout(fetchAhead, 2_000);
	return () => clearTimeout(timer);
}

/** A request that was kept on an earlier visit goes from whichever page is opened next. */
function sendWaiting(): void {
	if (!isRequestWaiting()) return;
	importOnline(() => import("./draft/go-on-waiting.ts")).catch(() => {
		addEventListener("online", sendWaiting, { once: true });
	});
}

function giveUp(): void {
	closeDialog();
	addToast({
		tone: "error",
		title: "The Form Did Not Open",
		text: "The studio could not be reached. Please check your connection.",
		action: { label: "Retry", run: openDialog },
	});
}

function useDialogOpen(): boolean {
	const { key } = useLocation();
	const { state } = useNavigation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another key it is another entry
	useEffect(() => noteShownPage(state === "idle"), [key, state]);
	return useSyncExternalStore(watchDialog, isDialogOpen, () => false);
}
