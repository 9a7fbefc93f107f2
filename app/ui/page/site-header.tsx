import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { usePageKey } from "./page-key.ts";
import styles from "./site-header.module.css";
import { findCurrent, sitePages } from "./site-pages.ts";

export function SiteHeader() {
	const { name } = useStudio();
	const { pathname } = useLocation();
	const key = usePageKey();
	const { state } = useNavigation();
	const menu = useRef<HTMLUListElement>(null);
	// Undefined until hydration, when only the browser knows the state.
	const [open, setOpen] = useState<boolean>();
	const close = useCallback(() => menu.current?.hidePopover?.(), []);

	useEffect(() => {
		const list = menu.current;
		if (list?.showPopover) setOpen(list.matches(":popover-open"));
		const desk = matchMedia("(min-width: 768px)");
		desk.addEventListener("change", close);
		return () => desk.removeEventListener("change", close);
	}, [close]);

	const shown = useRef(key);
	useEffect(() => {
		if (shown.current !== key) close();
		shown.current = key;
	}, [key, close]);

	return (
		<header
			className={styles.header}
			data-ground="ink"
			data-busy={state === "idle" ? undefined : ""}
		>
			<div className={styles.bar}>
				<Link to="/" className={styles.name} viewTransition>
					{name}
				</Link>
				<nav aria-label="Main">
					<button
						type="button"
						className={styles.toggle}
						popoverTarget="site-menu"
						aria-expanded={open}
						aria-controls="site-menu"
					>
						<svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
							<g stroke="currentColor" strokeWidth="1.75">
								<path className={styles.bars} d="M0 2h22M0 8h22M0 14h22" />
								<path className={styles.crossed} d="M4 1 18 15M18 1 4 15" />
							</g>
						</svg>
						Menu
					</button>
					<ul
						id="site-menu"
						className={styles.menu}
						ref={menu}
						popover="auto"
						onToggle={(event) => setOpen(event.newState === "open")}
					>
						{sitePages.map((page) => (
							<li key={page.path}>
								<Link
									to={page.path}
									className={styles.link}
									aria-current={findCurrent(page, pathname)}
									onClick={close}
									viewTransition
								>
									{page.label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</header>
	);
}
