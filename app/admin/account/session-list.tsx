import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Part } from "../frame/room.tsx";
import styles from "./account.module.css";

interface SessionListProps {
	message: string | undefined;
	sessions: {
		id: string;
		device: string;
		signedInAgo: string;
		lastUsedAgo: string;
		isOwn: boolean;
	}[];
}

export function SessionList({ sessions, message }: SessionListProps) {
	return (
		<Part
			id="sessions"
			title="Signed in"
			about={<p>A session ends after 14 days without use, and after 60 days in any case.</p>}
		>
			<ul className={styles.list}>
				{sessions.map(({ id, device, signedInAgo, lastUsedAgo, isOwn }) => (
					<li key={id}>
						<div>
							<p className={styles.device}>{device}</p>
							<p className={styles.times}>
								<span>{isOwn ? "This browser" : `Last used ${lastUsedAgo}`},</span>{" "}
								<span>signed in {signedInAgo}</span>
							</p>
						</div>
						{isOwn ? null : (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="part" value="session" />
								<input type="hidden" name="id" value={id} />
								<Button type="submit" kind="quiet" aria-label={`Sign out ${device}`}>
									Sign Out
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{message && (
				<p className={styles.said} role="status">
					{message}
				</p>
			)}
			{sessions.length > 1 && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="part" value="sessions" />
					<Button type="submit" kind="outline">
						Sign Out All Others
					</Button>
				</Form>
			)}
		</Part>
	);
}
