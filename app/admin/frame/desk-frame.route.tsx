import { href, NavLink, Outlet } from "react-router";
import { countFailedLetters } from "../../mail/letters.server.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import { visitContext } from "../../server/site.server.ts";
import { requireArtist } from "../../sign-in/require-artist.server.ts";
import { useKeptTyping } from "../../sign-in/use-kept-typing.ts";
import { Button } from "../../ui/button.tsx";
import type { Route } from "./+types/desk-frame.route";
import styles from "./desk-frame.module.css";

export const handle = { isPrivate: true };

export const middleware = [requireArtist];

/** Without a loader, the browser would change pages without asking the server, and the guard. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	return { failedLetters: await countFailedLetters(db) };
}

const rooms = [
	{ to: href("/admin"), label: "Requests" },
	{ to: href("/admin/letters"), label: "Letters" },
	{ to: href("/admin/calendar"), label: "Calendar" },
	{ to: href("/admin/replies"), label: "Replies" },
	{ to: href("/admin/data"), label: "Data" },
	{ to: href("/admin/account"), label: "Account" },
];

export default function DeskFrame({ loaderData: { failedLetters } }: Route.ComponentProps) {
	const { name } = useStudio();
	useKeptTyping();
	return (
		<>
			<header className={styles.header} data-ground="ink">
				<a className={styles.name} href={href("/")}>
					{name}
				</a>
				<nav aria-label="Desk">
					<ul className={styles.rooms}>
						{rooms.map(({ to, label }) => (
							<li key={to}>
								<NavLink to={to} end>
									{label}
									{to === href("/admin/letters") &&
										failedLetters > 0 &&
										` (${failedLetters} not sent)`}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<form method="post" action={href("/sign-out")}>
					<Button type="submit" kind="quiet">
						Sign Out
					</Button>
				</form>
			</header>
			{/* `data-live`: the scripts come at once, not with the first sign of use. */}
			<main className={styles.main} id="content" tabIndex={-1} data-live="" data-ground="paper">
				<Outlet />
			</main>
		</>
	);
}
