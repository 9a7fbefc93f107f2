import { useStudio } from "../../publishing/frame-studio.ts";
import type { Aftercare } from "../../publishing/schemas/aftercare.ts";
import { buttonClass } from "../../ui/button.tsx";
import { formatPhone, linkStudio, mailLink } from "../../ui/page/studio-links.ts";
import styles from "./questions.module.css";

export function Questions({ title, text, emailSubject }: Aftercare["questions"]) {
	const studio = useStudio();
	return (
		<section className={`section ${styles.ground}`} data-ground="paper" aria-labelledby="questions">
			<div className={styles.card}>
				<div className={styles.words}>
					<h2 id="questions">{title}</h2>
					<p>{text}</p>
				</div>
				<ul className={styles.reach}>
					<li>
						<a className={buttonClass("solid")} href={linkStudio(studio).text}>
							Text a Photo
						</a>
					</li>
					<li>
						<a className={buttonClass("outline")} href={linkStudio(studio).call}>
							Call {formatPhone(studio.phone)}
						</a>
					</li>
					<li>
						<a className={buttonClass("outline")} href={mailLink(studio, emailSubject)}>
							Email {studio.email}
						</a>
					</li>
				</ul>
			</div>
		</section>
	);
}
