import { Link } from "react-router";
import styles from "./change-list.module.css";
import type { ShownPicture, ToldChange } from "./tell-changes.server.ts";

const words = {
	changed: "",
	added: "Added",
	removed: "Removed",
	moved: "Moved",
	retired: "Retired",
	returned: "Brought back",
	off: "Taken off the site",
	on: "Back on the site",
};

/** More would push everything else out of sight, as where a whole portfolio was taken off. */
const mostRemoved = 6;

interface ChangeListProps {
	changes: ToldChange[];
	/** Titles of the removed that the artist made or changed: these stay in sight. */
	own?: string[];
}

/** Before and after in one: what was is struck, what is new is marked. */
export function ChangeList({ changes, own = [] }: ChangeListProps) {
	if (changes.length === 0) return <p>No changes.</p>;
	const removed = changes.filter(({ kind }) => kind === "removed");
	if (removed.length <= mostRemoved) {
		return <ul className={styles.changes}>{changes.map(renderChange)}</ul>;
	}
	return (
		<ul className={styles.changes}>
			{changes.filter(({ kind }) => kind !== "removed").map(renderChange)}
			<li>
				<div className={styles.words}>
					{own.length > 0 && (
						<p className={styles.where}>Yours or changed by you: {own.join(", ")}</p>
					)}
					<details className={styles.removed}>
						<summary>{`${removed.length} removed`}</summary>
						<ul className={styles.changes}>{removed.map(renderChange)}</ul>
					</details>
				</div>
			</li>
		</ul>
	);
}

function renderChange(change: ToldChange) {
	return (
		<li key={change.key}>
			<ChangeItem change={change} />
		</li>
	);
}

function ChangeItem({ change }: { change: ToldChange }) {
	const { where, kind, parts, facts, was, is, to } = change;
	const place = where.join(" › ");
	return (
		<>
			{is && !was && <Shown picture={is} isSeen={where.includes(is.words)} />}
			<div className={styles.words}>
				<p className={styles.where}>
					{to ? <Link to={to}>{place}</Link> : place}
					{words[kind] && <span className={styles.kind}> {words[kind]}</span>}
				</p>
				{parts.length > 0 && (
					<p className={styles.text}>
						{parts.map(({ kind, text }, at) => {
							const key = `${at} ${kind}`;
							if (kind === "old") return <del key={key}>{text}</del>;
							return kind === "new" ? <ins key={key}>{text}</ins> : text;
						})}
					</p>
				)}
				{was && (
					<div className={styles.pair}>
						<figure>
							<Shown picture={was} />
							<figcaption>Before</figcaption>
						</figure>
						<figure>
							{is ? <Shown picture={is} /> : <p>No picture</p>}
							<figcaption>After</figcaption>
						</figure>
					</div>
				)}
				{facts.length > 0 && (
					<dl className={styles.facts}>
						{facts.map(({ label, text, picture }) => (
							<div key={`${label} ${text}`}>
								<dt>{label}</dt>
								<dd>
									{picture && <Shown picture={picture} />}
									{text}
								</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		</>
	);
}

interface ShownProps {
	picture: ShownPicture;
	/** Its words stand beside it. */
	isSeen?: boolean;
}

function Shown({ picture: { src, words }, isSeen = false }: ShownProps) {
	if (!src) return isSeen ? null : <p className={styles.gone}>{words}</p>;
	return <img className={styles.picture} src={src} alt={isSeen ? "" : words} loading="lazy" />;
}
