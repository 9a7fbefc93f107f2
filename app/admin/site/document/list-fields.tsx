import type { Shape } from "../../../publishing/shape.ts";
import { Button } from "../../../ui/button.tsx";
import { OrderButton } from "../../frame/order-button.tsx";
import { titleOf } from "../field-words.ts";
import styles from "./document.module.css";
import { type PartProps, Parts } from "./document-fields.tsx";
import { Fold } from "./fold.tsx";
import { useForm } from "./form-context.ts";
import { joinName } from "./read-form.ts";
import { Thumb } from "./single-fields.tsx";

type ListShape = Extract<Shape, { kind: "list" }>;

export function ListFields({ name, place, label, shape, value, optional }: PartProps<ListShape>) {
	const { problems, named, titles } = useForm();
	const items: unknown[] = Array.isArray(value) ? value : [];
	const { least, most } = shape;
	return (
		<fieldset className={styles.list} id={name || undefined}>
			<legend>
				{optional ? `${label} (optional)` : label}{" "}
				<span className={styles.count}>{least === most ? most : `${items.length} of ${most}`}</span>
			</legend>
			{problems[name] && <p className={styles.error}>{problems[name]}</p>}
			<ol>
				{items.map((item, index) => {
					const own = joinName(name, index);
					const props = { name: own, place, shape: shape.item, value: item };
					const known = String(item);
					const title = named[known]?.title ?? titles[known] ?? titleOf(item, index);
					const isBlocked = {
						up: index === 0,
						down: index === items.length - 1,
						remove: items.length <= least,
					};
					return (
						// A draft with other places remounts the form.
						// biome-ignore lint/suspicious/noArrayIndexKey: see above
						<li key={index} id={own} className={styles.item}>
							{isSingle(shape.item) ? (
								<Parts {...props} label={`${label}, ${index + 1}`} />
							) : (
								<Item {...props} label={title} />
							)}
							<div className={styles.order}>
								{(["up", "down", "remove"] as const)
									.filter((act) => act !== "remove" || isSingle(shape.item))
									.map((act) => (
										<OrderButton
											key={act}
											act={act}
											title={title}
											name="_act"
											value={`${act} ${own}`}
											disabled={isBlocked[act]}
										/>
									))}
							</div>
							{!isSingle(shape.item) && items.length > least && (
								<Button
									className={styles.remove ?? ""}
									type="submit"
									name="_act"
									value={`remove ${own}`}
									kind="quiet"
								>
									Remove<span className="unseen"> {title}</span>
								</Button>
							)}
						</li>
					);
				})}
			</ol>
			{items.length < most && (
				<Button type="submit" name="_act" value={`add ${name}`.trim()} kind="outline">
					Add<span className="unseen"> to {label}</span>
				</Button>
			)}
		</fieldset>
	);
}

function isSingle(shape: Shape): boolean {
	return shape.kind === "text" || shape.kind === "number" || shape.kind === "choice";
}

function Item(props: PartProps) {
	const { thumbs } = useForm();
	const { name, label, value } = props;
	return (
		<Fold
			names={[name]}
			own={name}
			className={styles.details}
			summary={
				<>
					<Thumb src={thumbs[Object(value).image]} />
					<span>{label}</span>
				</>
			}
		>
			<Parts {...props} />
		</Fold>
	);
}
