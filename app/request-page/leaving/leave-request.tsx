import { href, Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import styles from "../request-page.module.css";

export function LeaveRequest({ token, canWithdraw }: { token: string; canWithdraw: boolean }) {
	return (
		<section className={styles.part} aria-labelledby="leave">
			<h2 className={styles.title} id="leave">
				{canWithdraw ? "Changed Your Mind?" : "Erase Your Request"}
			</h2>
			<p>
				{canWithdraw && "If you withdraw the request, I’ll stop working on it; this page stays. "}
				If you erase everything, all of it is removed from this site.
			</p>
			<div className={styles.ways}>
				{canWithdraw && (
					<Link to={href("/request/:token/withdraw", { token })} className={buttonClass("outline")}>
						Withdraw the Request
					</Link>
				)}
				<Link to={href("/request/:token/erase", { token })} className={buttonClass("outline")}>
					Erase Everything
				</Link>
			</div>
		</section>
	);
}
