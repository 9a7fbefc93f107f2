import { href, Link, useNavigate } from "react-router";
import { AddPasskeyButton } from "../../sign-in/passkeys/add-passkey-button.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/offer-passkey.route";
import styles from "./offer-passkey.module.css";

export function meta(): Route.MetaDescriptors {
	return [{ title: "Add a Passkey" }];
}

/** After the account is made. */
export default function OfferPasskey() {
	const navigate = useNavigate();
	return (
		<div className={styles.page}>
			<h1>Your desk is open</h1>
			<p className={styles.lead}>
				Next time, this device can sign you in with your fingerprint, your face or its passcode,
				instead of the password.
			</p>
			<div className={styles.ways}>
				<AddPasskeyButton kind="solid" onAdded={() => void navigate(href("/admin/first-steps"))} />
				<Link to={href("/admin/first-steps")} className={buttonClass("quiet")}>
					Not Now
				</Link>
			</div>
			<p className={styles.later}>You can do this at any time under Account.</p>
		</div>
	);
}
