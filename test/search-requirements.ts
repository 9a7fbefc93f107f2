/** The documented requirements of search engines for a schema.org type (decision 0024). */
interface Requirement {
	required?: string[];
	oneOf?: string[];
	/** Recommended and other properties that the site sets. */
	given?: string[];
	leftOut?: string[];
}

const requirements: Record<string, Requirement> = {
	TattooParlor: {
		required: ["name", "address"],
		given: [
			...["url", "telephone", "priceRange", "image", "logo"],
			...["email", "description", "sameAs", "areaServed"],
		],
		leftOut: ["aggregateRating", "review", "openingHours", "geo", "department"],
	},
	// Only of a studio with exact hours.
	OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"] },
	PostalAddress: {
		given: ["addressLocality", "addressRegion", "addressCountry"],
		leftOut: ["streetAddress", "postalCode"],
	},
	Place: { required: ["name"] },
	WebSite: {
		required: ["name", "url"],
		given: ["publisher"],
		leftOut: ["alternateName", "potentialAction"],
	},
	ProfilePage: { required: ["mainEntity"], leftOut: ["dateCreated", "dateModified"] },
	Person: { required: ["name"], given: ["url", "sameAs"], leftOut: ["image"] },
	BlogPosting: {
		given: [
			...["headline", "image", "datePublished", "dateModified"],
			...["author", "author.name", "author.url", "publisher", "mainEntityOfPage"],
		],
	},
	VisualArtwork: { given: ["name", "description", "artform", "image", "url", "creator.name"] },
	ImageObject: {
		required: ["contentUrl"],
		oneOf: ["creator", "creditText", "copyrightNotice", "license"],
		given: [
			...["creator", "creator.name", "creditText", "copyrightNotice"],
			...["license", "acquireLicensePage", "caption"],
		],
	},
	ItemList: { required: ["itemListElement.0"], given: ["name", "numberOfItems"] },
	// Google ignores fewer than two steps.
	BreadcrumbList: { required: ["itemListElement.1.name", "itemListElement.1.item"] },
	ListItem: { required: ["position"], oneOf: ["item", "url"] },
	FAQPage: { required: ["mainEntity.0"] },
	Question: { required: ["name", "acceptedAnswer"] },
	Answer: { required: ["text"] },
};

export interface Described {
	"@type": string;
	[property: string]: unknown;
}

export function findFaults(thing: Described, way = thing["@type"]): string[] {
	const { "@type": type } = thing;
	const inner = Object.entries(thing).flatMap(([name, value]) =>
		[value].flat().flatMap((one, index) => {
			const at = Array.isArray(value) ? `${way}.${name}.${index}` : `${way}.${name}`;
			return isDescribed(one) ? findFaults(one, at) : [];
		}),
	);
	if (isReference(thing)) {
		return [
			...(has(thing, "name") && has(thing, "url") ? [] : [`${way}: no name or url`]),
			...inner,
		];
	}
	const requirement = requirements[type];
	if (!requirement) return [`${way}: ${type} is not among the requirements`, ...inner];
	const { required = [], oneOf = [], given = [], leftOut = [] } = requirement;
	const missing = [...required, ...given].filter((property) => !has(thing, property));
	const unwanted = leftOut.filter((property) => has(thing, property));
	const none = oneOf.length > 0 && !oneOf.some((property) => has(thing, property));
	return [
		...missing.map((property) => `${way}: no ${property}`),
		...unwanted.map((property) => `${way}: has ${property}`),
		...(none ? [`${way}: none of ${oneOf.join(", ")}`] : []),
		...inner,
	];
}

function isReference(thing: Described): boolean {
	return "@id" in thing && Object.keys(thing).every((key) => /^(@type|@id|name|url)$/.test(key));
}

function isDescribed(value: unknown): value is Described {
	return typeof value === "object" && value !== null && "@type" in value;
}

function has(thing: unknown, property: string): boolean {
	const found = property
		.split(".")
		.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], thing);
	return found !== undefined && found !== "";
}
