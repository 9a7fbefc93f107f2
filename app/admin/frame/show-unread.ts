const size = 64;

/** In the tab's title, its icon, and on the icon of an installed site. */
export function showUnread(count: number): void {
	const title = document.title.replace(/^\(\d+\) /, "");
	document.title = count > 0 ? `(${count}) ${title}` : title;
	// Not all browsers have badges, and some refuse them to sites that are not installed.
	navigator.setAppBadge?.(count).catch(() => {});
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
	if (!icon) return;
	icon.dataset.plain ??= icon.href;
	const { plain } = icon.dataset;
	if (count === 0) icon.href = plain;
	else
		drawBadge(plain).then(
			(drawn) => (icon.href = drawn),
			() => {},
		);
}

let badge: Promise<string> | undefined;

function drawBadge(plain: string): Promise<string> {
	badge ??= draw(plain);
	return badge;
}

async function draw(plain: string): Promise<string> {
	const image = new Image(size, size);
	image.src = plain;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = size;
	canvas.height = size;
	const pen = canvas.getContext("2d");
	if (!pen) return plain;
	const styles = getComputedStyle(document.documentElement);
	pen.drawImage(image, 0, 0, size, size);
	pen.beginPath();
	pen.arc(46, 18, 16, 0, 2 * Math.PI);
	pen.fillStyle = styles.getPropertyValue("--oxblood");
	pen.fill();
	pen.lineWidth = 4;
	pen.strokeStyle = styles.getPropertyValue("--bone");
	pen.stroke();
	return canvas.toDataURL();
}
