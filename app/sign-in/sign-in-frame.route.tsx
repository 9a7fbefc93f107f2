import { href, Outlet } from "react-router";
import { useStudio } from "../publishing/frame-studio.ts";
import styles from "./sign-in-frame.module.css";

export const handle = { isPrivate: true };

export default function SignInFrame() {
	return (
		<>
			<header className={styles.header} data-ground="ink">
				<div className={styles.bar}>
					<a className={styles.name} href={href("/")}>
						{useStudio().name}
					</a>
				</div>
			</header>
			{/* `data-live`: the browser offers passkeys before the first sign of use. */}
			<main className={styles.main} id="content" tabIndex={-1} data-live="">
				<Outlet />
			</main>
		</>
	);
}
