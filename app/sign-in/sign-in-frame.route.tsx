import { href, Link, Outlet } from "react-router";
import { useStudio } from "../publishing/frame-studio.ts";
import styles from "./sign-in-frame.module.css";

export const handle = { isPrivate: true };

export default function SignInFrame() {
	return (
		<>
			<header className={styles.header} data-ground="ink">
				<Link to={href("/")}>{useStudio().name}</Link>
			</header>
			<main className={styles.main} id="content" tabIndex={-1}>
				<Outlet />
			</main>
		</>
	);
}
