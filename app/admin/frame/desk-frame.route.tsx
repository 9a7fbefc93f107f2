import { href, NavLink, Outlet } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { requireArtist } from "../../sign-in/require-artist.server.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./desk-frame.module.css";

export const handle = { isPrivate: true };

export const middleware = [requireArtist];

/** Without a loader, the browser would change pages without asking the server, and the guard. */
export function loader() {
	return null;
}

const rooms = [
	{ to: href("/admin"), label: "Requests" },
	{ to: href("/admin/notes"), label: "Notes" },
	{ to: href("/admin/visits"), label: "Visits" },
	{ to: href("/admin/books"), label: "Books" },
];

export default function DeskFrame() {
	const { name } = useStudio();
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
