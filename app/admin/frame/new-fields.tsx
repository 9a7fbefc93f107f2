import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { WaitingFields } from "./waiting-fields.tsx";

interface NewFieldsProps {
	/** Of what there is already. */
	count: number;
	/** Whether what is sent adds what these fields hold. */
	isAdd: (sent: FormData) => boolean;
	className?: string | undefined;
	children: ReactNode;
}

/** The fields of a form that adds something. They begin anew once it is added; other forms of the page leave them. */
export function NewFields({ count, isAdd, className, children }: NewFieldsProps) {
	const { formData } = useNavigation();
	const isAdding = formData !== undefined && isAdd(formData);
	const [shown, setShown] = useState({ count, isAdding, key: 0 });
	if (shown.count !== count || shown.isAdding !== isAdding) {
		const isAdded = shown.count !== count && shown.isAdding;
		setShown({ count, isAdding, key: shown.key + Number(isAdded) });
	}
	return (
		<WaitingFields key={shown.key} waits={isAdding} className={className}>
			{children}
		</WaitingFields>
	);
}
