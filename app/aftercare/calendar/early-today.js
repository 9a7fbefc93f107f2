// Shows today's card before the first paint. The page's scripts check the date and add the rest.
try {
	const now = new Date();
	const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
	const day = (today - Date.parse(localStorage.healingDate)) / 864e5 + 1;
	if (day > 0 && day < 367) {
		const cover = localStorage.healingCover === "film" ? "film" : "wrap";
		let card;
		for (const each of document.querySelectorAll("#today [hidden]"))
			if (each.dataset.notUnder !== cover && each.dataset.from <= day) card = each;
		card.hidden = false;
		const date = now.toLocaleDateString("en", { dateStyle: "full" });
		document.getElementById("today-day").textContent = `Day ${day}`;
		document.getElementById("today-date").textContent = `${date}, ${card.dataset.phase}`;
		document.documentElement.dataset.healing = cover === "film" ? cover : day;
		addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("focusin")));
	}
} catch {}
