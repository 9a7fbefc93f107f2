import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getToast, removeToast } from "../ui/toast-store.ts";
import { checkRequest } from "./check-request.ts";
import type { Fields } from "./draft.ts";
import { readValues } from "./read-form.ts";
import { createTeller } from "./tell-ending.ts";
import type { UploadQueue } from "./upload-queue.ts";

const good = {
	first_name: "Test",
	last_name: "Visitor",
	age: "30",
	email: "visitor@example.com",
	referred_by: "-None-",
};
const queue = { subscribe: () => () => {}, listFiles: () => [] } as unknown as UploadQueue;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	removeToast(getToast()?.id ?? "");
	vi.useRealTimers();
});

function submitWith(fields: Fields) {
	const teller = createTeller({
		queue,
		findSubmit: () => undefined,
		isInSight: () => true,
		openDialog() {},
	});
	const checked = checkRequest(readValues(fields), "form");
	if (!checked.ok) teller.tell({ is: "invalid", problem: checked.problem }, { is: "idle" });
	return teller;
}

const isShown = () => getToast()?.leaving === false;

it("says what is missing until all of it is there", () => {
	const teller = submitWith({ ...good, first_name: "", email: "" });
	expect(getToast()).toMatchObject({ title: "Missing Information" });
	teller.followFields({ ...good, email: "" });
	expect(isShown()).toBe(true);
	teller.followFields({ ...good, email: "visitor" });
	expect(isShown()).toBe(true);
	teller.followFields(good);
	expect(isShown()).toBe(false);
});

it.each([
	["age", "17", "Age must be between 18 and 120."],
	["email", "visitor", "Please enter a valid email address."],
])("says what is wrong with the %s until that is right", (name, value, text) => {
	const teller = submitWith({ ...good, [name]: value });
	expect(getToast()).toMatchObject({ title: "Missing Information", text });
	teller.followFields({ ...good, [name]: value, budget: "$500" });
	expect(isShown()).toBe(true);
	teller.followFields(good);
	expect(isShown()).toBe(false);
});

it("leaves alone what was said since", () => {
	const teller = submitWith({ ...good, age: "" });
	teller.tell(
		{ is: "failed", message: "No.", fields: {}, goesOn: false, unsure: false },
		{ is: "idle" },
	);
	teller.followFields(good);
	expect(getToast()).toMatchObject({ title: "Submission Failed", leaving: false });
});
