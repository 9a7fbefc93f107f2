import { href, Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./gone-request.module.css";

export function GoneRequest() {
	return (
		<div className={styles.gone}>
			<h1>This request is gone</h1>
			<p>It was erased, or its address is mistyped. Nothing of it is kept here.</p>
			<Link to={href("/admin")} className={buttonClass("solid")}>
				All requests
			</Link>
		</div>
	);
}
