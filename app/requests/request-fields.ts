import type { ConsultationSubmissions } from "../db/tables.ts";

export const textFields = {
	first_name: { label: "First Name", most: 100, required: true },
	last_name: { label: "Last Name", most: 100, required: true },
	email: { label: "Email", most: 200, required: true },
	age: { label: "Age", most: 200, required: true },
	referred_by: { label: "Referred By", most: 200, required: true },
	phone: { label: "Phone", most: 200, required: false },
	skin_tone: { label: "Skin Tone", most: 200, required: false },
	placement: { label: "Placement", most: 200, required: false },
	design_idea: { label: "Design Idea", most: 5_000, required: false },
	tattoo_style: { label: "Tattoo Style", most: 200, required: false },
	planned_size: { label: "Planned Size", most: 200, required: false },
	budget: { label: "Budget Range", most: 200, required: false },
	preferred_dates: { label: "Preferred Dates", most: 200, required: false },
	preferred_times: { label: "Preferred Times", most: 200, required: false },
	piece: { label: "Piece", most: 100, required: false },
} as const;

export type FieldName = keyof typeof textFields;

export const tattooStyles = [
	{ value: "black-gray", label: "Black & Gray" },
	{ value: "color", label: "Color" },
	{ value: "both", label: "Both, open to either" },
] as const;

export const noReferral = "-None-";
export const mostFiles = 5;

export type ConsultationRequest = Omit<
	ConsultationSubmissions,
	"id" | "created_at" | "reference_images_count" | "set_aside"
>;
