import { href, Link } from "react-router";
import { BooksNotice } from "../books/books-notice.tsx";
import { BookLink } from "../consultation/book-link.tsx";
import { useStudio } from "../publishing/frame-studio.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import { buttonClass } from "../ui/button.tsx";
import { Actions } from "../ui/page/actions.tsx";
import { formatPhone, linkStudio } from "../ui/page/studio-links.ts";
import styles from "./get-in-touch.module.css";

type Facts = Pick<Studio, "areaServed" | "travel" | "hours">;

export function GetInTouch({ lead, facts }: { lead: string; facts: Facts }) {
	const studio = useStudio();
	return (
		<section className={styles.touch} data-ground="ink">
			<div>
				<h1>Get in Touch</h1>
				<p className={styles.lead}>{lead}</p>
				<BooksNotice />
				<Actions>
					<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
					<a className={buttonClass("outline")} href={linkStudio(studio).text}>
						Text {formatPhone(studio.phone)}
					</a>
				</Actions>
			</div>
			<StudioInformation {...facts} />
		</section>
	);
}

/** In reach of the thumb all the way down the page. */
export function ContactWays() {
	const { text, call } = linkStudio(useStudio());
	return (
		<>
			<a className={buttonClass("outline")} href={text}>
				Text
			</a>
			<a className={buttonClass("outline")} href={call}>
				Call
			</a>
		</>
	);
}

function StudioInformation({ areaServed, travel, hours }: Facts) {
	const studio = useStudio();
	const { location, phone, email } = studio;
	return (
		<section className={styles.card} aria-labelledby="studio-information">
			<h2 id="studio-information">Studio Information</h2>
			<dl className={styles.facts}>
				<div>
					<dt>Location</dt>
					<dd>{location}</dd>
				</div>
				<div>
					<dt>Area</dt>
					<dd>
						{areaServed}. {travel}.
					</dd>
				</div>
				<div>
					<dt>Phone</dt>
					<dd>
						<a className={styles.reach} href={linkStudio(studio).call}>
							{formatPhone(phone)}
						</a>
					</dd>
				</div>
				<div>
					<dt>Email</dt>
					<dd>
						<a className={styles.reach} href={linkStudio(studio).mail}>
							{email}
						</a>
					</dd>
				</div>
				<div>
					<dt>Hours</dt>
					<dd>{hours}</dd>
				</div>
			</dl>
			<Link
				to={href("/drawing-and-deposit-policy")}
				className={buttonClass("outline")}
				viewTransition
			>
				Drawing and Deposit Policy
			</Link>
		</section>
	);
}
