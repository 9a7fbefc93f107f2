import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { breakAfter } from "../../ui/break-after.tsx";
import { sayCount } from "../../ui/say-count.ts";
import { measureStored } from "../documents/browser-storage.ts";
import type { RegisteredDocument } from "../documents/document-registry.ts";
import type { PendingChange } from "../documents/pending-changes.ts";
import { useStorageChanges } from "../documents/use-pending-changes.ts";
import styles from "./debug-info.module.css";

interface DebugInfoProps {
	documents: RegisteredDocument[];
	pending: PendingChange[];
}

export function DebugInfo(props: DebugInfoProps) {
	const [open, setOpen] = useState(false);
	return (
		<details className={styles.debug} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className={styles.summary}>Debug info</summary>
			{open && <Facts {...props} />}
		</details>
	);
}

function Facts({ documents, pending }: DebugInfoProps) {
	useStorageChanges();
	const facts = useRef<HTMLElement>(null);
	useLayoutEffect(
		() => void facts.current?.parentElement?.scrollIntoView({ block: "nearest" }),
		[],
	);
	const stored = measureStored();
	const total = stored.reduce((sum, { bytes }) => sum + bytes, 0);
	return (
		// Arrow keys scroll only a focused element.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: see above
		<section ref={facts} className={styles.facts} aria-label="Debug info" tabIndex={0}>
			{documents.map(({ file, source, ids, keys }) => (
				<dl key={file}>
					<Fact name={`Source of ${file}`}>{source}</Fact>
					<Fact name="Kept as">{breakAfter("_", keys.join(", ") || "none")}</Fact>
					<Fact name={`${sayCount(ids.length, "id")} in order`}>{ids.join(" ")}</Fact>
				</dl>
			))}
			<dl>
				<Fact name="Storage used">{showBytes(total)}</Fact>
				{stored.map(({ key, bytes }) => (
					<Fact key={key} name={key}>
						{showBytes(bytes)}
					</Fact>
				))}
			</dl>
			<dl>
				<Fact name="Pending changes">{pending.length}</Fact>
				{pending.map(({ filename, timestamp }) => (
					<Fact key={filename} name={filename}>
						{showTime(timestamp)}
					</Fact>
				))}
			</dl>
		</section>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={styles.fact}>
			<dt>{breakAfter("_", name)}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function showTime(timestamp: PendingChange["timestamp"]): string {
	const time = new Date(timestamp);
	return Number.isNaN(time.getTime()) ? `${timestamp}` : time.toISOString().replace("T", " ");
}

function showBytes(bytes: number): string {
	return bytes < 1_000 ? `${bytes} bytes` : `${(bytes / 1_000).toFixed(1)} KB`;
}
