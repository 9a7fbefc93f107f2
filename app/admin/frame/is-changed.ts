type Control = Pick<HTMLInputElement, "type" | "value"> &
	Partial<Pick<HTMLInputElement, "defaultValue" | "checked" | "defaultChecked">> & {
		options?: Iterable<Pick<HTMLOptionElement, "value" | "defaultSelected">>;
	};

/** Whether the value differs from the page's. */
export function isChanged(control: Control): boolean {
	const { type, value, defaultValue, checked, defaultChecked, options } = control;
	if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
	if (!options) return value !== defaultValue;
	const [...all] = options;
	return value !== (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value;
}
