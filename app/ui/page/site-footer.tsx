import { href, Link } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { buttonClass } from "../button.tsx";
import styles from "./site-footer.module.css";
import { formatPhone, linkStudio } from "./studio-links.ts";

export function SiteFooter() {
	const studio = useStudio();
	const links = linkStudio(studio);
	const { name, description, prices, phone, email, social, copyrightYear } = studio;
	return (
		<footer className={styles.footer} data-ground="ink">
			<div className={styles.blocks}>
				<section className={styles.studio} aria-labelledby="footer-studio">
					<div>
						<h2 className={styles.name} id="footer-studio">
							{name}
						</h2>
						<p className={styles.description}>{description}</p>
						<p className={styles.prices}>
							{prices}
							<Link to={href("/drawing-and-deposit-policy")} viewTransition>
								Drawing and Deposit Policy
							</Link>
						</p>
					</div>
					<ul className={styles.reach}>
						<li>
							<a className={buttonClass("outline")} href={links.text}>
								Text<span className="unseen"> {formatPhone(phone)}</span>
							</a>
						</li>
						<li>
							<a className={buttonClass("outline")} href={links.call}>
								Call {formatPhone(phone)}
							</a>
						</li>
						<li>
							<a className={buttonClass("outline")} href={links.mail}>
								Email {email}
							</a>
						</li>
					</ul>
				</section>
				<section aria-labelledby="footer-follow">
					<h2 className={styles.title} id="footer-follow">
						Follow
					</h2>
					<a className={styles.social} href={social.url} rel="noopener noreferrer" target="_blank">
						<span className={styles.handle}>{social.handle}</span>
						<span className={styles.where}>on {social.name}, opens in a new tab</span>
					</a>
				</section>
			</div>
			<p className={styles.last}>
				<span>
					© {copyrightYear} {name}
				</span>
				<Link to={href("/credits")} viewTransition>
					Credits
				</Link>
			</p>
		</footer>
	);
}
