import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { getToast, subscribe } from "../../ui/toast/toast-store.ts";
import { useBarHeight } from "../../ui/use-bar-height.ts";
import { useRegisteredDocuments } from "../documents/document-registry.ts";
import { usePendingChanges } from "../documents/use-pending-changes.ts";
import { EditablePages } from "../editable-pages.tsx";
import { DebugInfo } from "./debug-info.tsx";
import { describeStatus } from "./describe-saving.ts";
import styles from "./developer-bar.module.css";
import { DocumentTools } from "./document-tools.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { PendingTools } from "./pending-tools.tsx";

const toolsId = "developer-tools";

/**
 * Status and tools of this page's documents: one line on a desk, a popover on a phone.
 *
 * @param called see `ModeSwitch`
 */
export function DeveloperBar({ called }: { called: object | null }) {
	const bar = useRef<HTMLElement>(null);
	const tools = useRef<HTMLDivElement>(null);
	const documents = useRegisteredDocuments();
	const pending = usePendingChanges();
	const { pathname } = useLocation();
	useBarHeight(bar, "--developer-bar");
	useClosing(tools);
	useEffect(() => giveUpRoom, []);
	return (
		<section className={styles.bar} ref={bar} aria-label="Developer mode" data-ground="ink">
			<div className={styles.line}>
				<ModeSwitch on={true} called={called} />
				<p className={styles.status} role="status">
					{describeStatus(documents, pending) || "This browser only"}
				</p>
				<button type="button" className={styles.opener} popoverTarget={toolsId}>
					Tools
				</button>
				<div className={styles.tools} id={toolsId} ref={tools} popover="auto">
					{documents.map((one) => (
						<DocumentTools key={one.file} opened={one} pending={pending} />
					))}
					{documents.length === 0 && (
						<EditablePages pathname={pathname} onLeave={() => tools.current?.hidePopover()} />
					)}
					<div className={styles.end}>
						<PendingTools pending={pending} />
						<DebugInfo documents={documents} pending={pending} />
					</div>
				</div>
			</div>
		</section>
	);
}

/** Removes the space that was reserved before the bar rendered. */
function giveUpRoom(): void {
	delete document.documentElement.dataset.edits;
}

/** Closes the popover when a toast appears, which it would cover. */
function useClosing(tools: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		let last = getToast()?.id;
		return subscribe(() => {
			const said = getToast()?.id;
			if (said && said !== last) tools.current?.hidePopover();
			last = said;
		});
	}, [tools]);
}
