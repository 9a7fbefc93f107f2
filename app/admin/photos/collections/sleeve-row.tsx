import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { sayCount } from "../../../ui/say-count.ts";
import { MoveButtons } from "../../frame/order-button.tsx";
import { MovableRow } from "../movable-list.tsx";
import styles from "./collections.module.css";
import type { SleeveInDesk } from "./show-collections.server.ts";

/** A featured piece has no count and no page here. */
type Shown = Pick<SleeveInDesk, "id" | "title" | "thumb"> & Partial<SleeveInDesk>;

interface MovableItemProps {
	item: Shown;
	/** Of the button that retires it. */
	words: string;
	isFirst: boolean;
	isLast: boolean;
}

export function MovableItem({ item, words, ...order }: MovableItemProps) {
	const { id, title } = item;
	return (
		<MovableRow id={id} title={title} className={styles.row}>
			{(handle) => (
				<>
					<ItemWords {...item} />
					{handle}
					<div className={styles.acts}>
						<MoveButtons name={id} title={title} {...order} />
						<ActButton {...item} act="retire" words={words} />
					</div>
				</>
			)}
		</MovableRow>
	);
}

export function SleeveRow({ sleeve, isRetired }: { sleeve: SleeveInDesk; isRetired?: boolean }) {
	return (
		<li id={`piece-${sleeve.id}`} className={styles.row}>
			<ItemWords {...sleeve} />
			<div className={styles.acts}>
				{isRetired ? (
					<ActButton {...sleeve} act="return" words="Bring Back" />
				) : (
					<ActButton {...sleeve} act="retire" words="Retire" />
				)}
			</div>
		</li>
	);
}

function ItemWords({ title, count, thumb, path }: Shown): ReactNode {
	return (
		<>
			{thumb ? (
				<img className={styles.thumb} src={thumb} alt="" loading="lazy" />
			) : (
				<span className={styles.thumb} data-empty="" />
			)}
			<p className={styles.title}>
				{path ? <Link to={path}>{title || "Untitled"}</Link> : title}
				{count !== undefined && <span className={styles.count}>{sayCount(count, "picture")}</span>}
			</p>
		</>
	);
}

interface ActButtonProps extends Pick<SleeveInDesk, "id" | "title"> {
	act: "retire" | "return";
	words: string;
}

function ActButton({ id, title, act, words }: ActButtonProps) {
	return (
		<Button type="submit" name="act" value={`${act} ${id}`} kind="quiet">
			{words}
			<span className="unseen"> {title}</span>
		</Button>
	);
}
