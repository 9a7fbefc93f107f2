import { useEffect, useState } from "react";
import { useSlow } from "../../ui/use-slow.ts";
import type { Held, Phase } from "../draft/draft-state.ts";
import type { QueuedFile } from "../files/queued-file.ts";
import { isDisconnected } from "../files/refused-uploads.ts";
import styles from "./submission-note.module.css";

export function SubmissionNote({ phase, files }: { phase: Phase; files: readonly QueuedFile[] }) {
	const slow = useSlow(phase.is === "sending");
	return (
		<div className={styles.note} role="status" data-phase={phase.is}>
			{phase.is === "travelling" && <Travelling files={files} />}
			{phase.is === "sending" && !phase.byVisitor && <p>Your request is being sent now.</p>}
			{slow && (
				<p>
					This is taking longer than usual. Nothing you wrote is lost; please keep this page open.
				</p>
			)}
			{phase.is === "delayed" && <Delayed {...phase} />}
			{phase.is === "offline" && (
				<p>
					{sayKept(phase)}{" "}
					{isDisconnected(files)
						? "Your files and your request will be sent automatically"
						: "Your request will be sent automatically"}{" "}
					when the studio can be reached again.
				</p>
			)}
			{phase.is === "held" && <p>{sayHeld(phase)}</p>}
		</div>
	);
}

function sayHeld({ changed, unsure }: Held): string {
	if (unsure && changed) {
		return "Your first request may have arrived already. Pressing Submit Request sends a second one with your changes.";
	}
	return `Not sent yet. ${changed ? "You changed something. " : ""}Press Submit Request to send it.`;
}

function Travelling({ files }: { files: readonly QueuedFile[] }) {
	if (files.length === 0) return null;
	const sent = files.reduce((sum, { file, state, reached = 0 }) => {
		return sum + (state.is === "done" ? file.size : (file.size * reached) / 100);
	}, 0);
	const all = files.reduce((sum, { file }) => sum + file.size, 0);
	return (
		<>
			<p>
				{isDisconnected(files)
					? "The studio cannot be reached right now. Your files will be sent when it can."
					: "Your files are on their way."}{" "}
				Your request will follow.
			</p>
			<progress className={styles.progress} max={all} value={sent} aria-label="Files sent" />
		</>
	);
}

function Delayed({ until, kept }: { until: number; kept: boolean }) {
	const seconds = useSecondsLeft(until);
	return (
		<p>
			{sayKept({ kept })} Your request will be sent automatically{" "}
			<span aria-live="off">in {writeCountdown(seconds)}</span>.
		</p>
	);
}

function sayKept({ kept }: { kept: boolean }): string {
	return kept ? "Kept on this device." : "Nothing is lost while this page stays open.";
}

function useSecondsLeft(until: number): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1_000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(0, Math.ceil((until - now) / 1000));
}

function writeCountdown(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
