import {
	lazy,
	Suspense,
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { href, useLocation, useNavigation } from "react-router";
import { closeDialog, isDialogOpen, watchDialog } from "./dialog-history.ts";
import styles from "./dialog-host.module.css";

const ConsultationDialog = lazy(() =>
	import("./consultation-dialog.tsx").catch(() => {
		// The same form as a page takes the dialog's place in the history.
		window.location.replace(href("/consultation"));
		return new Promise<never>(() => {});
	}),
);

/**
 * The place in the document where the consultation dialog opens, on every page. Its code comes with
 * the first opening; afterwards it stays mounted, so that closing it loses nothing.
 */
export function DialogHost() {
	const open = useDialogOpen();
	const [used, setUsed] = useState(false);
	if (open && !used) setUsed(true);
	if (!used) return null;
	return (
		<Suspense fallback={open && <p className={styles.opening}>Opening the form</p>}>
			<ConsultationDialog open={open} onClose={closeDialog} />
		</Suspense>
	);
}

function useDialogOpen(): boolean {
	const { key } = useLocation();
	const { state } = useNavigation();
	const shownKey = useRef<string | null>(null);
	useEffect(() => {
		shownKey.current = state === "idle" ? key : null;
	}, [key, state]);
	const watch = useCallback(
		(listener: () => void) => watchDialog(listener, (entry) => entry === shownKey.current),
		[],
	);
	return useSyncExternalStore(watch, isDialogOpen, () => false);
}
