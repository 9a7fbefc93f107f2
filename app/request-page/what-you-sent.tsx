import { AnswerList } from "../consultation/sent/answer-list.tsx";
import { listAnswers, toSentValues } from "../consultation/sent/sent-request.ts";
import type { FileKind } from "../requests/files/file-kinds.ts";
import type { ConsultationRequest } from "../requests/request-fields.ts";
import { sayBytes } from "../ui/say-bytes.ts";
import page from "./request-page.module.css";
import styles from "./what-you-sent.module.css";

interface SentFile {
	id: string;
	name: string;
	bytes: number;
	kind: FileKind;
	address: string;
	preview: string;
}

interface Props {
	request: ConsultationRequest;
	/** Title of the piece that was asked about. */
	piece: string | null;
	files: readonly SentFile[];
}

export function WhatYouSent({ request, piece, files }: Props) {
	const sent = { values: toSentValues(request), files: [], unnamedFiles: 0 };
	return (
		<section className={page.part} aria-labelledby="sent">
			<h2 className={page.title} id="sent">
				What You Sent
			</h2>
			<AnswerList answers={listAnswers(sent, piece)} />
			{files.length > 0 && (
				<ul className={styles.files} aria-label="Your files">
					{files.map((file) => (
						<li key={file.id}>
							<FileLink {...file} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function FileLink({ name, bytes, kind, address, preview }: SentFile) {
	return (
		<a className={styles.file} href={address} target="_blank" rel="noreferrer">
			<span className={styles.thumb}>
				{kind === "image" ? "Picture" : "Video"}
				{kind === "image" && <img src={preview} alt="" loading="lazy" decoding="async" />}
			</span>
			<span className={styles.name}>{name}</span>
			<span className={styles.bytes}>{sayBytes(bytes)}</span>
		</a>
	);
}
