import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { WaitingFields } from "./waiting-fields.tsx";

interface NewFieldsProps {
	/** Ids of what there is already. */
	listed: string;
	/** Whether this submission adds these fields. */
	isAdd: (sent: FormData) => boolean;
	className?: string | undefined;
	children: ReactNode;
}

/** Cleared once its item is added. Other forms leave them. */
export function NewFields({ listed, isAdd, className, children }: NewFieldsProps) {
	const { formData } = useNavigation();
	const isAdding = formData !== undefined && isAdd(formData);
	const [shown, setShown] = useState({ listed, isAdding, key: 0 });
	if (shown.listed !== listed || shown.isAdding !== isAdding) {
		const isAdded = shown.listed !== listed && shown.isAdding;
		setShown({ listed, isAdding, key: shown.key + Number(isAdded) });
	}
	return (
		<WaitingFields key={shown.key} waits={isAdding} className={className}>
			{children}
		</WaitingFields>
	);
}
