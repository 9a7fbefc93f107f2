import { Form, useRevalidator } from "react-router";
import { AddPasskeyButton } from "../../sign-in/passkeys/add-passkey-button.tsx";
import { DeleteDetails } from "../frame/delete-details.tsx";
import { Part } from "../frame/room.tsx";
import styles from "./account.module.css";

interface PasskeyListProps {
	passkeys: { id: string; device: string; added: string; used: string | null }[];
	/** Says what was just done. */
	said: string | undefined;
	/** Whether browsers have passkeys at this address. */
	offered: boolean;
}

export function PasskeyList({ passkeys, said, offered }: PasskeyListProps) {
	const { revalidate } = useRevalidator();
	return (
		<Part
			id="passkeys"
			title="Passkeys"
			about={
				<p>
					Your phone or computer signs you in with your fingerprint, your face or its passcode.
					Nobody can guess a passkey, and it gets you in even while someone else is trying
					passwords.
				</p>
			}
		>
			{passkeys.length > 0 && (
				<ul className={styles.list}>
					{passkeys.map(({ id, device, added, used }) => (
						<li key={id}>
							<div>
								<p className={styles.device}>{device}</p>
								<p className={styles.times}>
									<span>Added {added},</span>{" "}
									<span>{used ? `last used ${used}` : "not used yet"}</span>
								</p>
							</div>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="part" value="passkey" />
								<input type="hidden" name="id" value={id} />
								<DeleteDetails
									summary="Remove"
									title={`the passkey for ${device}`}
									words="Remove This Passkey"
								>
									It will no longer sign you in, and you can’t bring it back.
								</DeleteDetails>
							</Form>
						</li>
					))}
				</ul>
			)}
			{said && (
				<p className={styles.said} role="status">
					{said}
				</p>
			)}
			{offered ? (
				<AddPasskeyButton kind="outline" onAdded={() => void revalidate()} />
			) : (
				<p className={styles.times}>
					Passkeys need HTTPS and a domain name: open the desk at your site’s address, or at
					localhost.
				</p>
			)}
		</Part>
	);
}
