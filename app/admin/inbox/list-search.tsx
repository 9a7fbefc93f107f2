import { type RefObject, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { FilterName } from "./filters.ts";
import styles from "./list-search.module.css";

interface ListSearchProps {
	search: string;
	show: FilterName;
	field: RefObject<HTMLInputElement | null>;
}

const pauseMs = 180;

/** An ordinary form; with scripts it searches while one types. A search looks through all requests. */
export function ListSearch({ search, show, field }: ListSearchProps) {
	const submit = useSubmit();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// Back and the filters change what is searched for; what is being typed stays.
	useEffect(() => {
		const input = field.current;
		if (input && document.activeElement !== input) input.value = search;
	}, [search, field]);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (
		<Form
			className={styles.search}
			role="search"
			onSubmit={(event) => {
				event.preventDefault();
				clearTimeout(timer.current);
				// By Enter, not by the timer: the next keys are for the list.
				if ((event.nativeEvent as SubmitEvent).submitter) field.current?.blur();
				submit(event.currentTarget, { replace: true, preventScrollReset: true });
			}}
		>
			{search && show !== "all" && <input type="hidden" name="show" value={show} />}
			<input
				ref={field}
				className={styles.field}
				type="search"
				name="q"
				defaultValue={search}
				maxLength={200}
				aria-label="Search all requests"
				placeholder="Search all requests"
				autoComplete="off"
				enterKeyHint="search"
				onChange={({ currentTarget: { form } }) => {
					clearTimeout(timer.current);
					timer.current = setTimeout(() => form?.requestSubmit(), pauseMs);
				}}
				onKeyDown={({ key, currentTarget }) => {
					if (key === "Escape" && !currentTarget.value) currentTarget.blur();
				}}
			/>
			<button type="submit" className={styles.submit}>
				Search
			</button>
		</Form>
	);
}
