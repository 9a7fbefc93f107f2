import { useDeveloperMode } from "../ui/developer-flag.ts";
import styles from "./picture.module.css";

type PictureFailureProps = { title: string; path: string; of?: "category" | undefined };

export function PictureFailure({ title, path, of }: PictureFailureProps) {
	if (of === "category") {
		return (
			<span className={styles.failure}>
				<span className={styles.path}>Image failed to load: {path}</span>
			</span>
		);
	}
	return (
		<span className={styles.failure}>
			<span>Image not found</span>
			{title && <span className={styles.title}>{title}</span>}
			<DeveloperPath path={path} />
		</span>
	);
}

function DeveloperPath({ path }: { path: string }) {
	const on = useDeveloperMode();
	return on && <span className={styles.path}>{path}</span>;
}

export function LostPicture({
	className,
	...failure
}: PictureFailureProps & { className?: string | undefined }) {
	return (
		<span className={className ? `${styles.frame} ${className}` : styles.frame} data-state="failed">
			<svg className={styles.place} viewBox="0 0 4 5" width="800" height="1000" aria-hidden />
			<PictureFailure {...failure} />
		</span>
	);
}
