import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { Picture } from "../../../images/picture.tsx";
import { plainViewer, Viewer } from "../../../images/viewer/viewer.tsx";
import { ViewerLink } from "../../../images/viewer/viewer-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { sayBytes } from "../../../ui/say-bytes.ts";
import styles from "./references.module.css";
import type { ShownFile } from "./show-files.server.ts";

/** Width by height, as in references.module.css. */
const mounts = { wide: 4 / 3, upright: 4 / 5 };

interface ReferencesProps {
	request: string;
	files: ShownFile[];
}

export function References({ request, files }: ReferencesProps) {
	const pictures = files.flatMap(({ id, name, address, picture }) =>
		picture ? [{ id, title: name, alt: name, picture, original: address }] : [],
	);
	const wide = files.every(({ picture }) => !picture || picture.width > picture.height);
	return (
		<section className={styles.references} aria-labelledby="references">
			<header className={styles.head}>
				<h2 id="references">References</h2>
				{files.length > 1 && (
					<a
						className={buttonClass("quiet")}
						href={href("/admin/requests/:id/files.zip", { id: request })}
						download
					>
						Save All {files.length}
					</a>
				)}
			</header>
			<ul
				className={styles.plates}
				data-count={Math.min(files.length, 3)}
				data-wide={wide ? "" : undefined}
			>
				{files.map((file, index) => (
					<li key={file.id} className={styles.plate}>
						<Plate file={file} mount={wide ? mounts.wide : mounts.upright} first={index === 0} />
						<p className={styles.caption}>
							<span className={styles.name}>{file.name}</span>
							<a href={`${file.address}?download`} download className={styles.save}>
								Save<span className="unseen"> {file.name}</span>, {sayBytes(file.bytes)}
							</a>
						</p>
					</li>
				))}
			</ul>
			<Viewer
				pictures={pictures}
				renderActions={({ original, title }) => (
					<a className={buttonClass("quiet")} href={`${original}?download`} download>
						Save original<span className="unseen"> {title}</span>
					</a>
				)}
			/>
		</section>
	);
}

interface PlateProps {
	file: ShownFile;
	/** Width by height. */
	mount: number;
	first: boolean;
}

function Plate({ file, mount, first }: PlateProps) {
	const { id, name, kind, address, picture } = file;
	const isTall = picture && picture.width / picture.height < mount;
	return (
		<div className={styles.mount} data-tall={isTall ? "" : undefined}>
			{picture && (
				<ViewerLink of={id} viewer={plainViewer} href={address}>
					<Picture
						picture={picture}
						alt={name}
						sizes="(min-width: 62.5rem) 30vw, (min-width: 40rem) 45vw, 90vw"
						rank={first ? "first" : "later"}
					/>
				</ViewerLink>
			)}
			{kind === "video" && <Video name={name} address={address} />}
			{kind === "image" && !picture && (
				<p className={styles.lost}>This picture can’t be previewed. Save it to see it.</p>
			)}
		</div>
	);
}

/** Phones record formats that not every browser plays. */
function Video({ name, address }: Pick<ShownFile, "name" | "address">) {
	const video = useRef<HTMLVideoElement>(null);
	const [isLost, setLost] = useState(false);
	// It may have failed before the scripts came.
	useEffect(() => setLost(Boolean(video.current?.error)), []);
	if (isLost) {
		return <p className={styles.lost}>This browser can’t play the video. Save it to see it.</p>;
	}
	return (
		// biome-ignore lint/a11y/useMediaCaption: a client's own video has no captions
		<video
			ref={video}
			src={address}
			controls
			playsInline
			preload="metadata"
			aria-label={name}
			onError={() => setLost(true)}
		/>
	);
}
