import { Link } from "react-router";
import { useStudio } from "../publishing/frame-studio.ts";
import { buttonClass } from "../ui/button.tsx";
import { formatPhone, linkStudio } from "../ui/page/studio-links.ts";
import styles from "./request-page.module.css";
import type { Standing as StandingWords } from "./say-standing.ts";

interface Props {
	standing: StandingWords;
	/** null while no answer is due. */
	answer: { by: string; isLate: boolean } | null;
}

export function Standing({ standing: { heading, words, way }, answer }: Props) {
	return (
		<section
			className={`${styles.sheet} ${styles.standing}`}
			data-ground="paper"
			aria-labelledby="standing"
		>
			<h2 className={styles.stands} id="standing">
				{heading}
			</h2>
			<p>{words}</p>
			{answer && <Answer {...answer} />}
			{way && (
				<p className={styles.way}>
					<Link to={way.to} className={buttonClass("outline")} viewTransition>
						{way.label}
					</Link>
				</p>
			)}
		</section>
	);
}

function Answer({ by, isLate }: NonNullable<Props["answer"]>) {
	const studio = useStudio();
	if (!isLate) {
		return (
			<p>
				You’ll have my answer by <strong className={styles.by}>{`${by}.`}</strong>
			</p>
		);
	}
	return (
		<p>
			I promised you an answer by <strong className={styles.by}>{`${by},`}</strong> and I’m late.
			Please text me at{" "}
			<a href={linkStudio(studio).text} className={styles.phone}>
				{formatPhone(studio.phone)}
			</a>
			.
		</p>
	);
}
